namespace SerBench.Formats.Tests.Ignite;

// The article's person, byte for byte.
public class IgnitePersonTests
{
    private static readonly PersonModel Model = new();

    [Theory]
    [InlineData("ignite", "person_reflective.bin")]
    [InlineData("ignite-full", "person_reflective_fullfooter.bin")]
    public void EveryGenericAccessWritesTheBytesOfTheOriginal(string format, string golden)
    {
        byte[] expected = GoldenFile.Read("Ignite", golden);

        foreach (string access in (string[])["reflection", "delegates", "accessors", "compiled"])
        {
            Assert.Equal(expected, Encode($"{format}/{access}"));
        }
    }

    // The original's types of these have other names (PersonRaw and so on), so the type id differs. All other bytes must be equal.
    [Theory]
    [InlineData("ignite-raw/accessors", "person_reflective_raw.bin")]
    [InlineData("ignite/handwritten", "person_binarizable.bin")]
    [InlineData("ignite-full/handwritten", "person_binarizable_fullfooter.bin")]
    [InlineData("ignite-raw/handwritten", "person_binarizable_raw.bin")]
    public void BytesEqualTheOriginalsButForTheTypeId(string id, string golden)
    {
        byte[] expected = GoldenFile.Read("Ignite", golden);
        byte[] actual = Encode(id);
        BitConverter.TryWriteBytes(expected.AsSpan(4), -991716523);

        Assert.Equal(expected, actual);
    }

    private static byte[] Encode(string id)
    {
        Person person = Model.First("article");
        byte[] message = Witnesses.Encode(id, person);
        Assert.True(Model.AreEqual(person, Witnesses.Decode<Person>(id, message)));
        return message;
    }
}
