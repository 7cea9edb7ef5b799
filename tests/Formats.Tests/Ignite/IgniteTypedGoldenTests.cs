using SerBench.Formats.Tests.Ignite.Golden;

namespace SerBench.Formats.Tests.Ignite;

// Golden messages of the original's reflective serializer: the modes of the grid read them and write the same bytes again.
public class IgniteTypedGoldenTests
{
    private static readonly (string Format, string Golden, Type Type)[] Rows =
    [
        ("ignite", "empty.bin", typeof(Empty)),
        ("ignite-full", "empty_fullfooter.bin", typeof(Empty)),
        ("ignite-raw", "empty_raw.bin", typeof(Empty)),
        ("ignite", "one_int.bin", typeof(OneInt)),
        ("ignite", "offset_255.bin", typeof(Blob)),
        ("ignite", "offset_256.bin", typeof(Blob)),
        ("ignite-full", "offset_256_fullfooter.bin", typeof(Blob)),
        ("ignite", "offset_65535.bin.gz", typeof(Blob)),
        ("ignite-full", "offset_65535_fullfooter.bin.gz", typeof(Blob)),
        ("ignite-full", "outer_nested_fullfooter.bin", typeof(Outer)),
        ("ignite", "deep10.bin", typeof(Deep)),
        ("ignite", "handles_self_cycle.bin", typeof(Node)),
        ("ignite-full", "handles_two_cycle_fullfooter.bin", typeof(Node)),
        ("ignite", "strings_bmp.bin", typeof(BmpStrings)),
        ("ignite", "prims.bin", typeof(Prims)),
        ("ignite-full", "prims_fullfooter.bin", typeof(Prims)),
        ("ignite-raw", "prims_raw.bin", typeof(Prims)),
        ("ignite", "prims_default.bin", typeof(Prims)),
        ("ignite", "prims_float_specials.bin", typeof(Prims)),
        ("ignite", "decimals.bin", typeof(Decimals)),
        ("ignite", "dates_timestamp.bin", typeof(Dates)),
        ("ignite", "prim_arrays.bin", typeof(PrimArrays)),
        ("ignite-raw", "prim_arrays_raw.bin", typeof(PrimArrays)),
        ("ignite", "val_arrays.bin", typeof(ValArrays)),
        ("ignite", "jagged_array.bin", typeof(Jagged)),
        ("ignite-raw", "person_reflective_raw.bin", typeof(PersonRaw)),
        ("ignite-raw", "person_small_reflective_raw.bin", typeof(PersonRaw)),
        ("ignite-raw", "person_nulls_reflective_raw.bin", typeof(PersonRaw)),
        ("ignite", "person_small_reflective.bin", typeof(Model.Person)),
        ("ignite-full", "person_small_reflective_fullfooter.bin", typeof(Model.Person)),
        ("ignite", "person_nulls_reflective.bin", typeof(Model.Person)),
    ];

    public static TheoryData<string, string, string> Cases => (
        from row in Rows
        from access in new[] { "reflection", "delegates", "accessors", "compiled" }
        select (row.Format, access, row.Golden)).ToTheoryData();

    [Theory]
    [MemberData(nameof(Cases))]
    public void BytesOfTheOriginalAreReadAndWrittenAgain(string format, string access, string golden)
    {
        Type type = Rows.Single(row => row.Format == format && row.Golden == golden).Type;
        var copier = (ICopier)Activator.CreateInstance(typeof(Copier<>).MakeGenericType(type), $"{format}/{access}")!;
        byte[] expected = GoldenFile.Read("Ignite", golden);

        Assert.Equal(expected, copier.Copy(expected));
    }

    [Fact]
    public void ACycleComesBackAsACycle()
    {
        Node self = Witnesses.Decode<Node>("ignite", GoldenFile.Read("Ignite", "handles_self_cycle.bin"));

        Assert.Equal("self", self.Name);
        Assert.Same(self, self.Next);
        Assert.Null(self.Other);
    }

    private interface ICopier
    {
        byte[] Copy(byte[] bytes);
    }

    private sealed class Copier<T>(string serializer) : ICopier
    {
        public byte[] Copy(byte[] bytes) => Witnesses.Encode(serializer, Witnesses.Decode<T>(serializer, bytes));
    }
}
