namespace SerBench.Benchmarks.Tests.Engine.Outside.Plugins;

// A plug-in with two serializers, which write JSON but for what a test puts into their code, or into the constructor of the first.
internal static class WildPlugin
{
    // encode, decode: Statements before the message is written, and before it is read.
    // change: Statements that change the value that was read.
    // codec: the codec over its core, Core<T>.
    // constructor: Statements of its constructor.
    public static string Write(
        TestFolder folder,
        string id,
        string encode = "",
        string decode = "",
        string change = "",
        string codec = "new ObjectCodec<T, Core<T>>()",
        string constructor = "") =>
        CompiledAssembly.Write(folder, "Wild", $$"""
            public abstract class Base : ISerializer
            {
                public abstract string Id { get; }
                public string Title => Id;
                public SerializerFamily Family => SerializerFamily.Peer;
                public Traits Traits => Traits.None;
                public Binding<T> Bind<T>() => Binding<T>.To({{codec}});
            }

            public sealed class Wild : Base
            {
                public Wild() { {{constructor}} }
                public override string Id => "{{id}}";
            }

            public sealed class Second : Base { public override string Id => "peer/second"; }

            public struct Core<T> : IObjectCore<T>
            {
                public void Encode(T value, EncodeBuffer buffer)
                {
                    {{encode}}
                    byte[] json = ModelJson.Write(value);
                    if (buffer.Bytes.Length < json.Length) { buffer.Grow(0, json.Length); }
                    json.CopyTo(buffer.Bytes, 0);
                    buffer.Length = json.Length;
                }

                public T Decode(ArraySegment<byte> data)
                {
                    {{decode}}
                    T value = ModelJson.Read<T>(data);
                    {{change}}
                    return value;
                }

                private static int Recurse(int depth) => depth < 0 ? depth : Recurse(depth + 1) + 1;
            }
            """);
}
