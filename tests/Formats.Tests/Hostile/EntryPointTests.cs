using SerBench.Formats.Compression;

namespace SerBench.Formats.Tests.Hostile;

// A public entry point may get any bytes, even those of another model or format. The result is a value or the one exception. The same holds
// for values that cannot be written. Readers are found by discovery.
public class EntryPointTests
{
    private const int Noises = 20;
    private static readonly Dictionary<string, byte[]> Messages = MakeMessages();

    public static IEnumerable<TheoryDataRow<string, string>> Cases => Share.Of(HostileCases.Main.Concat(HostileCases.Others));

    [Theory]
    [MemberData(nameof(Cases))]
    public void Foreign_bytes(string serializer, string model) => ModelCatalog.BuiltIn.Find(model)!.Accept(new Reader(serializer));

    [Theory]
    [MemberData(nameof(Cases))]
    public void Values_that_cannot_be_written(string serializer, string model) =>
        ModelCatalog.BuiltIn.Find(model)!.Accept(new Writer(serializer));

    [Fact]
    public void Compressed_blocks()
    {
        IEnumerable<Type> compressors = typeof(ICompressor).Assembly.GetTypes()
            .Where(type => type is { IsAbstract: false } && type.IsAssignableTo(typeof(ICompressor)));
        foreach (Type type in compressors)
        {
            var compressor = (ICompressor)Activator.CreateInstance(type, nonPublic: true)!;
            Feed(type.Name, bytes => CompressedMessage.Read(compressor, bytes, new EncodeBuffer(), maxPlainLength: 1 << 16));
        }
    }

    // Every message of every serializer, parts of them, noise, and no bytes.
    private static IEnumerable<byte[]> Inputs(ulong seed)
    {
        yield return [];
        foreach (byte[] message in Messages.Values)
        {
            yield return message;
            yield return message[..(message.Length / 2)];
            yield return [.. message, 0];
        }

        var random = new SplitMix64(seed);
        for (int i = 0; i < Noises; i++)
        {
            byte[] noise = new byte[1 + (i * 3)];
            foreach (ref byte one in noise.AsSpan())
            {
                one = (byte)random.NextInt32();
            }

            yield return noise;
        }
    }

    private static void Feed(string name, Action<byte[]> read)
    {
        foreach (byte[] bytes in Inputs(seed: 7))
        {
            Exception? thrown = Record.Exception(() => read([.. bytes]));
            if (thrown is not (null or WireFormatException))
            {
                Assert.Fail($"{name}: {thrown} for {Convert.ToHexString(bytes.AsSpan(0, Math.Min(bytes.Length, 400)))}");
            }
        }
    }

    // A short message of each main serializer for each model.
    private static Dictionary<string, byte[]> MakeMessages()
    {
        var messages = new Dictionary<string, byte[]>();
        foreach ((string serializer, string model) in HostileCases.Main.Select(row => row.Data))
        {
            byte[] message = ModelCatalog.BuiltIn.Find(model)!.Accept(new Maker(serializer));
            if (message.Length is > 0 and < 4096)
            {
                messages[$"{serializer} {model}"] = message;
            }
        }

        return messages;
    }

    private static T First<T>(IModel<T> model) =>
        model.Create(model.FindScenario("text-50") ?? model.Scenarios[0], seed: 1, count: 1)[0];

    private sealed class Maker(string serializer) : IModelVisitor<byte[]>
    {
        public byte[] Visit<T>(IModel<T> model) => Catalog.BuiltIn.Find(serializer)!.Bind<T>().Codec!.EncodeToArray(First(model));
    }

    private sealed class Reader(string serializer) : IModelVisitor<int>
    {
        public int Visit<T>(IModel<T> model)
        {
            ISerializer found = Catalog.BuiltIn.Find(serializer)!;
            ICodec<T> codec = found.Bind(model).Codec!;
            if (codec is IObjectCodec<T> objects)
            {
                Feed(serializer, bytes => objects.Decode(bytes));
            }
            else if (codec is IViewCodec<T> view)
            {
                Feed(serializer, bytes => view.Read(bytes));
            }

            if (Explainers.Find(Catalog.BuiltIn, found) is { } explainer)
            {
                Feed($"{serializer}, explained", bytes => explainer.Explain(typeof(T), bytes));
            }

            return 0;
        }
    }

    private sealed class Writer(string serializer) : IModelVisitor<int>
    {
        public int Visit<T>(IModel<T> model)
        {
            ICodec<T> codec = Catalog.BuiltIn.Find(serializer)!.Bind(model).Codec!;
            Refuse(codec, default!, "null");
            foreach (Field field in Shape.Of<T>().Fields.Where(field => field.Value.Kind == Kind.String))
            {
                foreach (string text in new[] { "\uD800", "a\uDC00", "\uDBFF\uDBFF", new string('x', 40) + "\uD800", "é\uD800" })
                {
                    object value = First(model)!;
                    field.Member.SetValue(value, text);
                    Refuse(codec, (T)value, $"a lone surrogate in {field.Name}");
                }
            }

            foreach (Field field in Shape.Of<T>().Fields.Where(field => field.Value.Type == typeof(T) && serializer != "floor/object"))
            {
                object value = First(model)!;
                field.Member.SetValue(value, value);
                Refuse(codec, (T)value, $"a cycle by {field.Name}");
            }

            return 0;
        }

        private void Refuse<T>(ICodec<T> codec, T value, string what)
        {
            Exception? thrown = Record.Exception(() => codec.Encode(value, new EncodeBuffer()));
            if (thrown is not (null or UnsupportedValueException))
            {
                Assert.Fail($"{serializer}, {what}: {thrown}");
            }
        }
    }
}
