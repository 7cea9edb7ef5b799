namespace SerBench.Formats.Tests.Hostile;

// Every beginning of a message, and a message with a byte too many.
public class TruncationTests
{
    public static TheoryData<string, string> Cases => HostileCases.Main;

    public static TheoryData<string, string> OtherCases => HostileCases.Others;

    [Theory]
    [SharedData(nameof(Cases))]
    [InlineData("dense:utf16/compiled", "person")]
    [InlineData("dense:utf16/compiled", "complex")]
    public void EveryBeginningOfAMessageIsHandled(string serializer, string model) =>
        ModelCatalog.BuiltIn.Find(model)!.Accept(new CutEverywhere(serializer));

    [Theory]
    [SharedData(nameof(Cases))]
    [SharedData(nameof(OtherCases))]
    [InlineData("dense:utf16/compiled", "person")]
    [InlineData("dense:utf16/compiled", "complex")]
    public void ATrailingByteIsRefused(string serializer, string model) =>
        ModelCatalog.BuiltIn.Find(model)!.Accept(new AppendOne(serializer));

    private sealed class CutEverywhere(string serializer) : IModelVisitor<int>
    {
        public int Visit<T>(IModel<T> model)
        {
            var attack = new Attack<T>(serializer, model);
            byte[] message = attack.Messages[0];
            for (int length = 0; length < message.Length; length++)
            {
                attack.Feed(message[..length], $"cut to {length} of {message.Length}");
            }

            return 0;
        }
    }

    private sealed class AppendOne(string serializer) : IModelVisitor<int>
    {
        public int Visit<T>(IModel<T> model)
        {
            var attack = new Attack<T>(serializer, model);
            Assert.All(
                attack.Messages,
                message => Assert.False(attack.Feed([.. message, 0], "a zero byte appended"), "a trailing byte was accepted"));
            return 0;
        }
    }
}
