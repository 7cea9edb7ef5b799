using System.Text;
using System.Text.RegularExpressions;
using SerBench.Formats.Tests.Programs;
using SerBench.Serializers.Emission;
using SerBench.Serializers.Peers.GoogleProtobuf;

namespace SerBench.Generator.Tests.Wild;

// An independent check of proto3 messages: protoc reads ours as text and writes messages from this text, which we read as the same values.
internal static partial class ProtocOracle
{
    public const string Name = "protoc";
    private const byte TagOfMessage = 0x0A;

    private static readonly InstalledProgram Protoc = new(Name);

    // The first difference; null if there is none, or if proto3 cannot carry the type.
    public static string? FindDifference(Type root, IEnumerable<object> values)
    {
        var pair = (IWildPair)Activator.CreateInstance(typeof(WildPair<>).MakeGenericType(root), "proto3/compiled")!;
        if (pair.Refusal is not null)
        {
            return null;
        }

        byte[][] ours = [.. values.Select(pair.Encode).OfType<byte[]>()];
        DirectoryInfo folder = Directory.CreateTempSubdirectory("serbench-wild");
        try
        {
            string schema = SchemaOf(root);
            File.WriteAllText(Path.Combine(folder.FullName, "wild.proto"), schema);
            byte[] text = Run("decode", folder, Join(ours));
            byte[][] theirs = [.. Split(Run("encode", folder, text))];
            string? unknown = UnknownField().Match(Encoding.UTF8.GetString(text)) is { Success: true } match
                ? $"protoc does not know '{match.Value}'"
                : null;
            string? found = unknown ?? (ours.Length != theirs.Length ? $"{ours.Length} messages became {theirs.Length}" : null)
                ?? ours.Zip(theirs)
                    .Select(both => FindDifference(pair, root, both.First, both.Second, schema))
                    .FirstOrDefault(one => one is not null);
            return found is null ? null : $"{Name}: {found}\n{schema}";
        }
        finally
        {
            folder.Delete(recursive: true);
        }
    }

    // The schema that is emitted for Google.Protobuf, with a message for any number of root messages. The root's own message comes first.
    private static string SchemaOf(Type root)
    {
        var emitter = new Emitter(new GoogleProtobufRecipe());
        emitter.Write(root);
        string schema = emitter.WriteSchema()!;
        return $"{schema}message Messages {{ repeated {FirstMessage().Match(schema).Groups["name"].Value} all = 1; }}\n";
    }

    // It also writes keys and values of maps at their defaults, and writes maps in an order of its own.
    private static string? FindDifference(IWildPair pair, Type root, byte[] ours, byte[] theirs, string schema) =>
        !schema.Contains("map<") && !ours.AsSpan().SequenceEqual(theirs)
            ? $"{Convert.ToHexString(ours)} became {Convert.ToHexString(theirs)}"
            : DeepEqual.Compare(pair.Decode(ours), pair.Decode(theirs), root, foldsNull: true);

    private static byte[] Run(string command, DirectoryInfo folder, byte[] input)
    {
        string golden = Path.Combine(AppContext.BaseDirectory, "Golden", "Protobuf");
        return Protoc.Run(
            [$"--{command}=serbench.Messages", $"--proto_path={folder.FullName}", $"--proto_path={golden}", "wild.proto"], input);
    }

    private static byte[] Join(IEnumerable<byte[]> messages)
    {
        using var all = new MemoryStream();
        using var writer = new BinaryWriter(all);
        foreach (byte[] message in messages)
        {
            writer.Write(TagOfMessage);
            writer.Write7BitEncodedInt(message.Length);
            writer.Write(message);
        }

        return all.ToArray();
    }

    private static IEnumerable<byte[]> Split(byte[] messages)
    {
        using var reader = new BinaryReader(new MemoryStream(messages));
        while (reader.BaseStream.Position < messages.Length)
        {
            Assert.Equal(TagOfMessage, reader.ReadByte());
            yield return reader.ReadBytes(reader.Read7BitEncodedInt());
        }
    }

    [GeneratedRegex(@"^message (?<name>\w+)", RegexOptions.Multiline)]
    private static partial Regex FirstMessage();

    // A field that the schema lacks is shown by its number.
    [GeneratedRegex(@"^ *[0-9]+[:{ ].*", RegexOptions.Multiline)]
    private static partial Regex UnknownField();
}
