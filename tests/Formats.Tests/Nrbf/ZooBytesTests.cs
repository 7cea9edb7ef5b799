namespace SerBench.Formats.Tests.Nrbf;

// Generated objects of all zoo types, byte for byte.
public class ZooBytesTests
{
    private const int ValuesPerType = 12;
    private const int ComposedTypes = 24;

    // Pinned, so that every run tests the same values; FsCheck prints it when a property fails.
    private static readonly Config Seeded = Config.QuickThrowOnFailure
        .WithMaxTest(ValuesPerType)
        .WithReplay(new Replay(new Rnd(19990704, 55), null));

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
            if (Catalog.BuiltIn.Find("nrbf/compiled")!.Bind(new AnyModel<T>()).Reason is { } refused)
            {
                Assert.Matches("DateOnly|TimeOnly|BinaryFormatter writes", refused.Reason);
                return;
            }

            var codec = new NrbfCodec<T>();
            Prop.ForAll(ZooValues.Roots(typeof(T)).ToArbitrary(), value => CheckUnlessRefused(codec, (T)value)).Check(Seeded);
        }

        private static void CheckUnlessRefused(NrbfCodec<T> codec, T value)
        {
            try
            {
                codec.Encode(value);
            }
            catch (UnsupportedValueException refused)
            {
                // Values that BinaryFormatter would write in a form that reads back changed.
                Assert.Matches("surrogate|negative zero", refused.Message);
                return;
            }

            T read = codec.Check(value);
            Assert.Null(DeepEqual.Compare(value, read, typeof(T)));
        }
    }
}
