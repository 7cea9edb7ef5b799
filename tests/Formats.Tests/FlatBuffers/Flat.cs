using SerBench.Formats.Access.Compiled;
using SerBench.Formats.Codecs;

namespace SerBench.Formats.Tests.FlatBuffers;

internal static class Flat
{
    public static byte[] Encode<T>(T value)
    {
        var buffer = new EncodeBuffer();

        // Old content of a reused buffer must not appear in the message.
        Array.Fill(buffer.Bytes, (byte)0xEE);
        Codec<T>.Instance.Encode(value, buffer);
        return buffer.ToArray();
    }

    public static T Decode<T>(byte[] message) => Codec<T>.Instance.Decode(message);

    public static T RoundTrip<T>(T value)
    {
        byte[] message = Encode(value);
        FlatBuffersVerifier.Verify<T>(message);
        return Decode<T>(message);
    }

    public static string? Refusal<T>() => Bind<T>().Reason?.ToString();

    private static Binding<T> Bind<T>() => new GridSerializer<FlatBuffersFormat>(new CompiledAccess(), _ => null).Bind<T>();

    private static class Codec<T>
    {
        public static readonly IObjectCodec<T> Instance = (IObjectCodec<T>)Bind<T>().Codec!;
    }

    // A model for binding only.
    private sealed class Bare<T> : ModelBase<T>
    {
        public override string Id => typeof(T).Name;

        public override string Description => "a type of the tests";

        public override IReadOnlyList<Scenario> Scenarios => [];

        public override bool AreEqual(T? left, T? right) => throw new UnreachableException("binding neither compares nor sums");

        public override ulong Touch(T value) => throw new UnreachableException("binding neither compares nor sums");

        protected override void Fill(Scenario scenario, ulong seed, Span<T> values) => throw Unknown(scenario);
    }
}
