using SerBench.Formats.Access.Generated;
using SerBench.Formats.Access.Handwritten;

namespace SerBench.Formats.Tests.Access;

// Binarizers that the generator wrote into this assembly and into that of the serializers.
public class GeneratedAccessTests
{
    private static readonly Config Seeded = PinnedSeed.Of(4, 9, tests: 50);
    private static readonly GeneratedAccess Access = new();

    // A tree of a million nodes.
    private const string LargestScenario = "published";

    public static TheoryData<Type> Marked =>
    [
        .. typeof(EveryScalar).Assembly.GetCustomAttributes<GenerateBinarizerAttribute>().Select(attribute => attribute.Type!),
        .. typeof(Catalog).Assembly.GetCustomAttributes<GenerateBinarizerAttribute>().Select(attribute => attribute.Type!),
    ];

    public static TheoryData<string, string> Pairs => (
        from format in ZooBinding.FormatsWith("generated")
        from model in ModelCatalog.BuiltIn.Models
        where HandwrittenBinarizers.Find(model.Type) is not null
        select (format, model.Id)).ToTheoryData();

    [Theory]
    [MemberData(nameof(Marked))]
    public void EveryMarkedTypeHasABinarizerThatRoundTrips(Type type)
    {
        ITapePair pair = TapePairs.Of(Access, type);
        if (type == typeof(Even))
        {
            // This format would reject half of the values; it has a test of its own.
            return;
        }

        Prop.ForAll(ZooValues.Roots(type).ToArbitrary(), value => { pair.RoundTrip(value); }).Check(Seeded);
    }

    [Fact]
    public void EveryKindThatNoFormatKnowsIsGenerated() =>
        Assert.Empty(ZooTypes.Carried.Select(type => typeof(Box<>).MakeGenericType(type)).Except(
            typeof(EveryScalar).Assembly.GetCustomAttributes<GenerateBinarizerAttribute>().Select(attribute => attribute.Type!)));

    [Theory]
    [MemberData(nameof(Marked))]
    public void TheGeneratorSawWhatReflectionSees(Type type)
    {
        Assert.NotNull(Access.FindBinarizer(type, out _));
        Assert.Null(ShapeCheck.Find(type, value =>
        {
            if (value.Kind == Kind.Object)
            {
                Assert.True(GeneratedBinarizers.TryGetShape(value.Type, out DeclaredShape? declared), value.Type.ToString());
                Assert.Equal(value.Shape.Fields.Select(TypeReader.DeclaredOf), declared!.Fields);
                Assert.Equal(value.Shape.Construction!.Parameters, declared!.Parameters);
            }

            return null;
        }));
    }

    [Theory]
    [MemberData(nameof(Pairs))]
    public void BytesAreThoseOfHandwrittenCode(string format, string model) =>
        ModelCatalog.BuiltIn.Find(model)!.Accept(new Compare(format));

    [Fact]
    public void PrivateAndReadOnlyStateIsRestored()
    {
        Tape tree = TapePairs.Of(Access, typeof(Tree<string>)).RoundTrip(new Tree<string> { Root = "root", Leaf = "leaf" })[0];
        Tape stamp = TapePairs.Of(Access, typeof(Stamp<string>)).RoundTrip(new Stamp<string>(null, 5) { Owner = "me" })[0];

        Assert.Equal([("_root", (object?)"root"), ("Leaf", "leaf")], tree.Values);
        Assert.Contains(("_serial", (object?)7), stamp.Values);
    }

    [Fact]
    public void FieldsMarkedNonSerializedAreLeftOut() => Assert.Equal(
        [("Kept", (object?)1)], TapePairs.Of(Access, typeof(Cached)).RoundTrip(new Cached { Kept = 1, Dropped = 2 })[0].Values);

    [Fact]
    public void WhatASubclassAddsIsNeverDropped()
    {
        TapePairs.RefusesADog(Access);
        TapePairs.RefusesNumberedCollections(Access);
    }

    [Fact]
    public void ValuesThatAConstructorRejectsAreDamage() => TapePairs.RefusesAnOddNumber(Access);

    [Fact]
    public void ATypeThatNobodyMarkedIsRefusedWithAReason()
    {
        Assert.Null(Access.FindBinarizer(typeof(Quad<int, int, int, int>), out string? reason));
        Assert.Contains("[GenerateBinarizer]", reason);
    }

    private sealed class Compare(string format) : IModelVisitor<bool>
    {
        public bool Visit<T>(IModel<T> model)
        {
            ICodec<T>? generated = Catalog.BuiltIn.Find($"{format}/generated")!.Bind(model).Codec;
            ICodec<T>? handwritten = Catalog.BuiltIn.Find($"{format}/handwritten")!.Bind(model).Codec;
            Assert.Equal(handwritten is null, generated is null);
            var expected = new EncodeBuffer();
            var actual = new EncodeBuffer();
            foreach (Scenario scenario in generated is null ? [] : model.Scenarios.Where(scenario => scenario.Name != LargestScenario))
            {
                foreach (T value in model.Create(scenario, seed: 1, count: Math.Min(scenario.Instances, 16)))
                {
                    // A format may refuse a value, but then both accesses must.
                    bool isCarried = TryEncode(handwritten!, value, expected);
                    Assert.Equal(isCarried, TryEncode(generated!, value, actual));
                    Assert.True(!isCarried || expected.Written.SequenceEqual(actual.Written), $"{format} of {model.Id}, {scenario.Name}");
                }
            }

            return true;
        }

        private static bool TryEncode<T>(ICodec<T> codec, T value, EncodeBuffer buffer)
        {
            try
            {
                codec.Encode(value, buffer);
                return true;
            }
            catch (UnsupportedValueException)
            {
                return false;
            }
        }
    }
}
