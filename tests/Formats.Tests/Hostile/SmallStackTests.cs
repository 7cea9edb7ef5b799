namespace SerBench.Formats.Tests.Hostile;

// For any depth limit, type and thread stack, a value that is too deep is refused and no stack overflows. (An overflow would end the test
// run, which would be seen too.)
[Collection(nameof(DepthTests))]
public class SmallStackTests
{
    private const int Levels = 990;
    private const int OrdinaryStack = 16 << 20;

    private static readonly int[] Stacks = [256 << 10, 1536 << 10];

    public static TheoryData<string> Serializers =>
        [.. ZooBinding.PairsWith("compiled"), "dense/reflection", "typed-markers/accessors"];

    [Theory]
    [SharedData(nameof(Serializers))]
    public void Wide_types_are_refused_before_the_stack_ends(string serializer) => Run(serializer, Nest);

    [Theory]
    [MemberData(nameof(Serializers))]
    public void Small_types_are_refused_before_the_stack_ends(string serializer) => Run(serializer, DepthTests.Nest);

    [Theory]
    [MemberData(nameof(Serializers))]
    public void Types_made_by_a_constructor_are_refused_before_the_stack_ends(string serializer) => Run(serializer, NestSpools);

    private static void Run<T>(string serializer, Func<int, T> nest)
    {
        if (Witnesses.FindCodecOf<T>(serializer) is not { } codec)
        {
            return;
        }

        var buffer = new EncodeBuffer();
        Limits.MaxDepth = Limits.SafeDepth;
        try
        {
            T deep = nest(Levels);
            byte[] message = [];

            // Code is compiled and the message is made on a thread with enough stack.
            Assert.Null(On(4 * OrdinaryStack, () => codec.Encode(deep, buffer)));
            message = buffer.ToArray();
            Assert.Null(On(4 * OrdinaryStack, () => codec.Decode(message)));

            foreach (int stack in Stacks)
            {
                Assert.True(On(stack, () => codec.Encode(deep, buffer)) is null or UnsupportedValueException);
                Assert.True(On(stack, () => codec.Decode(message)) is null or WireFormatException);
                if (Catalog.BuiltIn.Find(serializer) is IExplainedSerializer { CanExplain: true } explained)
                {
                    Assert.True(On(stack, () => explained.Explain(typeof(T), message)) is null or WireFormatException);
                }
            }
        }
        finally
        {
            Limits.MaxDepth = Limits.DefaultMaxDepth;
        }
    }

    private static Exception? On(int stack, Action action)
    {
        Exception? thrown = null;
        var thread = new Thread(() => thrown = Record.Exception(action), stack);
        thread.Start();
        thread.Join();
        return thrown;
    }

    private static Wide Nest(int levels) => DepthTests.Grow(levels, new Wide(), inner => new Wide { Items = [inner] });

    private static Spool NestSpools(int levels) =>
        Enumerable.Range(1, levels).Aggregate(new Spool(null, 0, ""), (inner, number) => new Spool(inner, number, "a"));

    [Serializable]
    private sealed record Spool(Spool? Inner, int Number, string Text);
}
