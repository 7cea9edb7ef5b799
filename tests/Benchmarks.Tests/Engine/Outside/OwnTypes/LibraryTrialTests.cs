using SerBench.Engine.Outside.Emitted;
using SerBench.Formats.Tests.Kinds;
using SerBench.Serializers.Peers.ApacheAvro;

namespace SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes;

// Libraries that need generated code or a schema: what one is said not to carry is tried by its own calls, beside a value that it carries.
public sealed class LibraryTrialTests : WithFolder
{
    // The library, a call that it carries, one that it does not carry, and the methods that they call.
    public static TheoryData<string, string, string, string> Trials =>
    [
        .. from library in Clone.Read("tests/Benchmarks.Tests/Engine/Outside/OwnTypes/library-trials.txt").Split("/// peer/").Skip(1)
           let lines = library.Split('\n')
           let trials = lines.Skip(1).TakeWhile(line => line.Length > 0).ToArray()
           from trial in trials
           let calls = trial["/// ".Length..].Split(" | ")
           select new TheoryDataRow<string, string, string, string>(
               $"peer/{lines[0]}", calls[0], calls[1], string.Join('\n', lines[(1 + trials.Length)..])),
    ];

    [Theory]
    [MemberData(nameof(Trials))]
    public void A_library_does_not_carry_what_it_is_said_not_to_carry(string library, string carried, string denied, string methods)
    {
        Assert.SkipWhen(Catalog.BuiltIn.Find(library) is null, $"{library} is not here");
        string source = $"public static class Trial {{ public static bool Carried() => {carried};\n"
            + $"public static bool Denied() => {denied};\n{methods} }}";
        Type trial = Assembly.LoadFrom(CompiledAssembly.Write(_folder, $"Trial{(uint)source.GetHashCode():x}", source)).GetType("Trial")!;

        Assert.True(Try(trial, "Carried"));
        Assert.False(Try(trial, "Denied"));
    }

    // The language of schemas, which Google.Protobuf has no way around.
    [Theory]
    [InlineData("repeated int32", "repeated repeated int32")]
    [InlineData("map<string, int32>", "repeated map<string, int32>")]
    [InlineData("map<string, bytes>", "map<string, repeated bytes>")]
    [InlineData("map<string, bool>", "map<string, map<string, bool>>")]
    [InlineData("map<int64, string>", "map<double, string>")]
    [InlineData("map<bool, string>", "map<float, string>")]
    [InlineData("map<fixed64, string>", "map<M, string>")]
    [InlineData("repeated int32", "int32[,]")]
    public void A_schema_does_not_carry_what_it_is_said_not_to_carry(string carried, string denied)
    {
        string? Compile(string type)
        {
            _folder.Write("trial.proto", $"syntax = \"proto3\"; message M {{ {type} a = 1; }}");
            return ProtobufCompiler.Run(_folder.Path, "trial.proto");
        }

        Assert.SkipWhen(Catalog.BuiltIn.Find("peer/Google.Protobuf") is null, "Google.Protobuf is not here");
        Assert.Null(Compile(carried));
        Assert.Contains("protoc refuses its schema", Compile(denied));
    }

    // Each level of the type is four of its schema.
    [Theory]
    [InlineData(16, null)]
    [InlineData(17, "Apache.Avro reads schemas of at most 64 levels")]
    public void A_type_whose_schema_Avro_cannot_read_is_refused(int levels, string? reason)
    {
        Type nested = Enumerable.Range(0, levels)
            .Aggregate(typeof(int), (inner, _) => typeof(KindTypes.Ranked<>).MakeGenericType(inner));

        Assert.Equal(reason, new AvroRecipe().Refuse(ValueShape.Of(nested)));
    }

    private static bool Try(Type trial, string method)
    {
        try
        {
            return (bool)trial.GetMethod(method)!.Invoke(null, null)!;
        }
        catch (TargetInvocationException)
        {
            return false;
        }
    }
}
