using SerBench.Formats.Access.Generated;

namespace SerBench.Formats.Tests.Access;

// Binarizers that the generator wrote into this assembly and into that of the serializers.
public class GeneratedAccessTests
{
    private static readonly Config Seeded = PinnedSeed.Of(4, 9, tests: 50);

    public static TheoryData<Type> Marked =>
    [
        .. typeof(EveryScalar).Assembly.GetCustomAttributes<GenerateBinarizerAttribute>().Select(attribute => attribute.Type!),
        .. typeof(Catalog).Assembly.GetCustomAttributes<GenerateBinarizerAttribute>().Select(attribute => attribute.Type!),
    ];

    [Theory]
    [MemberData(nameof(Marked))]
    public void EveryMarkedTypeHasABinarizerThatRoundTrips(Type type)
    {
        IZooPair pair = ZooBinding.Bind("dense/generated", type);
        Assert.Null(pair.Refusal);

        // This type would reject half of the values; AccessTests have it.
        if (type != typeof(Even))
        {
            Prop.ForAll(ZooValues.Roots(type).ToArbitrary(), value => Assert.Null(pair.FindDifference(value))).Check(Seeded);
        }
    }

    [Fact]
    public void EveryKindThatNoFormatKnowsIsGenerated() => Assert.All(
        ZooTypes.Carried, type => Assert.NotNull(GeneratedBinarizers.Find(typeof(Box<>).MakeGenericType(type))));

    [Theory]
    [MemberData(nameof(Marked))]
    public void TheGeneratorSawWhatReflectionSees(Type type)
    {
        Assert.Null(ShapeCheck.Find(type, value =>
        {
            if (value.Kind == Kind.Object)
            {
                Assert.True(GeneratedBinarizers.TryGetShape(value.Type, out DeclaredShape? declared), $"{value.Type}");
                Assert.Equal(value.Shape.Fields.Select(TypeReader.DeclaredOf), declared!.Fields);
                Assert.Equal(value.Shape.Construction!.Parameters, declared!.Parameters);
            }

            return null;
        }));
    }

    [Fact]
    public void ATypeThatNobodyMarkedIsRefusedWithAReason()
    {
        Assert.Null(new GeneratedAccess().FindBinarizer(typeof(Quad<int, int, int, int>), out string? reason));
        Assert.Contains("[GenerateBinarizer]", reason);
    }
}
