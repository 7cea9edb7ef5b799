namespace SerBench.Benchmarks.Features.Evolution;

/// <summary>What the authors of libraries say about other versions of a type, in short, and where they say it.</summary>
internal static class Promises
{
    private static readonly (string Serializer, string Promise, string Source)[] Known =
    [
        ("peer/Google.Protobuf", "fields may be added and removed as long as no number is used again; int32 and int64 can be exchanged", "https://protobuf.dev/programming-guides/proto3/#updating"),
        ("peer/protobuf-net", "members are known by their numbers, as in protobuf, so they may be added, removed and renamed", "https://github.com/protobuf-net/protobuf-net#readme"),
        ("peer/MessagePack", "keys stay with their members; missing ones get defaults, and unknown ones are ignored", "https://github.com/MessagePack-CSharp/MessagePack-CSharp#readme"),
        ("peer/Nerdbank.MessagePack", "keys stay with their members; an unknown property is skipped", "https://aarnott.github.io/Nerdbank.MessagePack/"),
        ("peer/MemoryPack", "by default members may be added, but not removed or moved, and types stay; VersionTolerant is a mode of its own",
            "https://github.com/Cysharp/MemoryPack#version-tolerant"),
        ("peer/Nino", "by default none; weak version tolerance is a symbol that projects define", "https://nino.xgamedev.net/en/doc/limit"),
        ("peer/Google.FlatBuffers", "fields are added at the end of a table and never removed; names may change", "https://flatbuffers.dev/evolution/"),
        ("peer/Apache.Fory:default", "compatible mode: fields may be added, removed and moved", "https://github.com/apache/fory/blob/main/docs/guide/csharp/schema-evolution.md"),
        ("peer/Apache.Fory:trusted", "same-schema mode: writer and reader have one schema, which nothing checks",
            "https://github.com/apache/fory/blob/main/docs/object-serialization/csharp/configuration.md"),
        ("peer/Apache.Fory", "same-schema mode: writer and reader have one schema, which a version check compares", "https://github.com/apache/fory/blob/main/docs/guide/csharp/schema-evolution.md"),
        ("peer/DataContractSerializer", "members that are not required may be added and removed; names, types and the order stay",
            "https://learn.microsoft.com/dotnet/framework/wcf/best-practices-data-contract-versioning"),
        ("peer/System.Runtime.Serialization.Formatters", "optional fields may be added; fields are neither removed nor renamed, and their types stay",
            "https://learn.microsoft.com/dotnet/standard/serialization/version-tolerant-serialization"),
        ("peer/System.Text.Json", "unknown members are skipped, and missing ones keep their defaults", "https://learn.microsoft.com/dotnet/standard/serialization/system-text-json/missing-members"),
        ("peer/Newtonsoft.Json.Bson", "unknown members are ignored, unless the settings say that they are errors", "https://www.newtonsoft.com/json/help/html/DeserializeMissingMemberHandling.htm"),
    ];

    /// <summary>The promise of a serializer and its source; null for those that make none.</summary>
    public static (string Promise, string Source)? Find(string serializer) => Known
        .Where(known => serializer == known.Serializer || serializer.StartsWith(known.Serializer + ":", StringComparison.Ordinal))
        .OrderByDescending(known => known.Serializer.Length)
        .Select(known => ((string, string)?)(known.Promise, known.Source))
        .FirstOrDefault();
}
