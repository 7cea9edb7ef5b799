using SerBench.Engine.Outside.Emitted;
using SerBench.Formats.Tests.Kinds;
using SerBench.Serializers.Peers.ApacheAvro;

namespace SerBench.Benchmarks.Tests.Engine.Outside.OwnTypes;

// Libraries that need generated code or a schema: what one is said not to carry is tried by its own calls, beside a value that it carries.
public sealed class LibraryTrialTests : WithFolder
{
    private static readonly Dictionary<string, string> Programs = new()
    {
        ["peer/Google.FlatBuffers"] = """
            static bool Vector(string text)
            {
                var builder = new Google.FlatBuffers.FlatBufferBuilder(64);
                int item = text is null ? 0 : builder.CreateString(text).Value;
                builder.StartVector(4, 1, 4);
                builder.AddOffset(item);
                int vector = builder.EndVector().Value;
                builder.StartTable(1);
                builder.AddOffset(0, vector, 0);
                builder.Finish(builder.EndTable());
                return new Google.FlatBuffers.Verifier(builder.DataBuffer).VerifyBuffer(null, false,
                    (verifier, at) => verifier.VerifyTableStart(at) && verifier.VerifyVectorOfStrings(at, 4, false) && verifier.VerifyTableEnd(at));
            }

            static bool Vector<T>() => Array.Exists(typeof(Google.FlatBuffers.FlatBufferBuilder).GetMethods(),
                method => method.Name.StartsWith("Add") && method.GetParameters() is { Length: 1 } items && items[0].ParameterType == typeof(T));

            static bool Table(int members)
            {
                var builder = new Google.FlatBuffers.FlatBufferBuilder(64);
                builder.StartTable(members);
                for (int i = 0; i < members; i++)
                {
                    builder.AddLong(i, i + 1, 0);
                }

                builder.Finish(builder.EndTable());
                Google.FlatBuffers.ByteBuffer data = builder.DataBuffer;
                int root = data.Position + data.GetInt(data.Position);
                var table = new Google.FlatBuffers.Table(root, data);
                for (int i = 0; i < members; i++)
                {
                    if (data.GetLong(root + table.__offset(4 + (2 * i))) != i + 1)
                    {
                        return false;
                    }
                }

                return true;
            }
            """,
        ["peer/Google.Protobuf"] = """
            static bool List<T>(T item)
            {
                new Google.Protobuf.Collections.RepeatedField<T>().Add(item);
                return true;
            }

            static bool Map<T>(T value)
            {
                new Google.Protobuf.Collections.MapField<string, T>().Add("a", value);
                return true;
            }
            """,
        ["peer/Apache.Avro"] = """
            static bool Nested(int levels) =>
                Avro.Schema.Parse(string.Concat(System.Linq.Enumerable.Repeat("{\"type\":\"array\",\"items\":", levels)) + "\"int\"" + new string('}', levels)) is not null;

            static Avro.Schema ArrayOf(string items) => Avro.Schema.Parse($"{{'type':'array','items':{items}}}".Replace('\'', '"'));

            static bool Reads(string items, params byte[] message) =>
                new Avro.Specific.SpecificDatumReader<object>(ArrayOf(items), ArrayOf(items)).Read(null, new Avro.IO.BinaryDecoder(new System.IO.MemoryStream(message))) is not null;

            static bool Writes<T>(T value)
            {
                new Avro.Specific.SpecificDatumWriter<T>(ArrayOf("'int'")).Write(value, new Avro.IO.BinaryEncoder(new System.IO.MemoryStream()));
                return true;
            }
            """,
        ["peer/MongoDB.Bson"] = """
            sealed class Box<T> { public T Value { get; set; } }

            static bool Comes(int[,] value)
            {
                byte[] message = MongoDB.Bson.BsonExtensionMethods.ToBson(new Box<int[,]> { Value = value });
                int[,] back = MongoDB.Bson.Serialization.BsonSerializer.Deserialize<Box<int[,]>>(message).Value;
                return (back.GetLength(0), back.GetLength(1)) == (value.GetLength(0), value.GetLength(1));
            }
            """,
        ["peer/Nerdbank.MessagePack"] = """
            static bool Comes<T>(T[] value) where T : unmanaged
            {
                var shape = PolyType.ReflectionProvider.ReflectionTypeShapeProvider.Default.GetTypeShape<T[]>();
                var serializer = new Nerdbank.MessagePack.MessagePackSerializer();
                T[] back = serializer.Deserialize(serializer.Serialize(value, shape), shape);
                static string Bytes(T[] items) => Convert.ToHexString(System.Runtime.InteropServices.MemoryMarshal.AsBytes(new ReadOnlySpan<T>(items)));
                return Bytes(back) == Bytes(value);
            }
            """,
        ["peer/Apache.Fory"] = """
            enum Level : long { Low = 1, High = 1L << 40 }

            static bool Comes<T>(T value)
            {
                var fory = Apache.Fory.Fory.Builder().Compatible(false).Build();
                return fory.Deserialize<T>(fory.Serialize(value)) is { } back && (value is DateTimeOffset time ? time.EqualsExact((DateTimeOffset)(object)back) : back.Equals(value));
            }

            static bool ComesEnum(Level value)
            {
                var fory = Apache.Fory.Fory.Builder().Compatible(false).Build().Register<Level>(1);
                return fory.Deserialize<Level>(fory.Serialize(value)) == value;
            }
            """,
    };

    [Theory]
    [InlineData("peer/Google.FlatBuffers", "Vector(\"a\")", "Vector(null)")]
    [InlineData("peer/Google.FlatBuffers", "Vector<int>()", "Vector<int?>()")]
    [InlineData("peer/Google.FlatBuffers", "Table(4000)", "Table(4200)")]
    [InlineData("peer/Google.Protobuf", "List<int?>(1)", "List<int?>(null)")]
    [InlineData("peer/Google.Protobuf", "Map<int?>(1)", "Map<int?>(null)")]
    [InlineData("peer/Apache.Avro", "Nested(64)", "Nested(65)")]
    [InlineData(
        "peer/Apache.Avro",
        "Reads(\"{'type':'array','items':'int'}\", 2, 0, 0)",
        "Reads(\"{'type':'map','values':'int'}\", 2, 0, 0)")]
    [InlineData("peer/Apache.Avro", "Writes<IList<int>>(new int[1])", "Writes(new int[1, 1])")]
    [InlineData("peer/MongoDB.Bson", "Comes(new int[2, 3])", "Comes(new int[0, 3])")]
    [InlineData("peer/Nerdbank.MessagePack", "Comes(new int[64])", "Comes(System.Array.ConvertAll(new int[64], _ => true))")]
    [InlineData("peer/Apache.Fory", "Comes(7)", "Comes(new TimeOnly(1, 2))")]
    [InlineData("peer/Apache.Fory", "Comes(7)", "Comes(new DateTimeOffset(2026, 2, 3, 4, 5, 6, TimeSpan.FromHours(2)))")]
    [InlineData("peer/Apache.Fory", "Comes(7)", "Comes(new int[2, 3])")]
    [InlineData("peer/Apache.Fory", "ComesEnum(Level.Low)", "ComesEnum(Level.High)")]
    public void A_library_does_not_carry_what_it_is_said_not_to_carry(string library, string carried, string denied)
    {
        Assert.SkipWhen(Catalog.BuiltIn.Find(library) is null, $"{library} is not here");
        string source = $"public static class Trial {{ public static bool Carried() => {carried};\n"
            + $"public static bool Denied() => {denied};\n{Programs[library]} }}";
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
