namespace SerBench.Formats.Tests.Explain;

// Damaged messages are explained, or refused with the one exception, with memory in proportion to the message.
public class HostileExplanationTests
{
    private const int Mutations = 600;
    private const int FixedAllowance = 64 * 1024;

    // A part takes some hundred bytes of memory and may stand for one byte of a message.
    private const int BytesPerByte = 1024;

    public static IEnumerable<TheoryDataRow<string, string>> Cases =>
        Share.Of(HostileCases.Main.Where(row => Explainers.Find(Catalog.BuiltIn, Catalog.BuiltIn.Find(row.Data.Item1)!) is not null));

    [Theory]
    [MemberData(nameof(Cases))]
    public void Mutations_and_beginnings(string serializer, string model) =>
        ModelCatalog.BuiltIn.Find(model)!.Accept(new DamageAll(serializer));

    private sealed class DamageAll(string serializer) : IModelVisitor<int>
    {
        private readonly IExplainedSerializer _explainer = Explainers.Find(Catalog.BuiltIn, Catalog.BuiltIn.Find(serializer)!)!;

        public int Visit<T>(IModel<T> model)
        {
            var attack = new Attack<T>(serializer, model);
            var mutator = new Damage(seed: 20160419);
            for (int i = 0; i < Mutations; i++)
            {
                Feed<T>(mutator.Next(attack.Messages), $"mutation {i}");
            }

            byte[] shortest = attack.Messages[^1];
            for (int length = 0; length < Math.Min(shortest.Length, 512); length++)
            {
                Feed<T>(shortest[..length], $"cut to {length}");
            }

            return 0;
        }

        private void Feed<T>(byte[] bytes, string damage)
        {
            long allowance = FixedAllowance + ((long)BytesPerByte * bytes.Length);
            long allocated = Memory.Of(() => Explain<T>(bytes, damage), allowance);
            if (allocated > allowance)
            {
                Assert.Fail($"{serializer}, {damage}: {allocated} bytes allocated for {Convert.ToHexString(bytes)}");
            }
        }

        private void Explain<T>(byte[] bytes, string damage)
        {
            try
            {
                Assert.Equal(bytes.Length, _explainer.Explain(typeof(T), bytes).Summary.Size);
            }
            catch (WireFormatException)
            {
                // The message is refused, which is right for damage.
            }
            catch (Exception other) when (other is not Xunit.Sdk.XunitException)
            {
                Assert.Fail($"{serializer}, {damage}: {other} for {Convert.ToHexString(bytes)}");
            }
        }
    }
}
