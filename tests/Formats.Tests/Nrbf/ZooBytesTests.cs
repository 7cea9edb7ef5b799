namespace SerBench.Formats.Tests.Nrbf;

// Generated objects of all zoo types, byte for byte.
public class ZooBytesTests
{
    private const int ValuesPerType = 12;
    private const int ComposedTypes = 24;

    private static readonly Config Seeded = PinnedSeed.Of(19990704, 55, ValuesPerType);

    [Fact]
    public void EveryKindOfMember() => Assert.All(Share.Of(ZooTypes.Single), Check);

    [Fact]
    public void Compositions() => Assert.All(Share.Of(Gen.Sample(ZooTypes.Composed, ComposedTypes, new Rnd(20020213, 7), 10)), Check);

    private static void Check(Type type) => ((IChecked)Activator.CreateInstance(typeof(Checked<>).MakeGenericType(type))!).Check();

    private interface IChecked
    {
        void Check();
    }

    private sealed class Checked<T> : IChecked
    {
        public void Check()
        {
            if (Catalog.BuiltIn.Find("nrbf/compiled")!.Bind<T>().Reason is { } refused)
            {
                Assert.Matches("DateOnly|TimeOnly|BinaryFormatter writes", refused.Reason);
                return;
            }

            var codec = new NrbfCodec<T>();
            Prop.ForAll(ZooValues.Roots(typeof(T)).ToArbitrary(), value =>
            {
                if (codec.CheckUnlessRefused((T)value) is { } read)
                {
                    Assert.Null(DeepEqual.Compare(value, read, typeof(T)));
                }
            }).Check(Seeded);
        }
    }
}
