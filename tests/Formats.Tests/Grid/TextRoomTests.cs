namespace SerBench.Formats.Tests.Grid;

// Text that the buffer has no room for yet is written as text for which there is room.
public class TextRoomTests
{
    private const int LongestText = 400;

    [Theory]
    [InlineData("dense/compiled")]
    [InlineData("dense:utf16/compiled")]
    [InlineData("msgpack/compiled")]
    [InlineData("msgpack-map/compiled")]
    [InlineData("protobuf/compiled")]
    [InlineData("proto3/compiled")]
    [InlineData("flatbuffers/compiled")]
    [InlineData("typed-markers/compiled")]
    [InlineData("typed-bitmap/compiled")]
    [InlineData("fixed/compiled")]
    [InlineData("xbuf2/compiled")]
    public void TextOfAnyLengthMayMakeTheBufferGrow(string mode)
    {
        IObjectCodec<Person> codec = Witnesses.CodecOf<Person>(mode);
        var roomy = new EncodeBuffer(1 << 16);
        foreach (string letters in (string[])["x", "é", "xxxxxxxxxxxxxxxé", "中", "😀", "xxxxxxxx中é😀"])
        {
            string all = string.Concat(Enumerable.Repeat(letters, LongestText));
            for (int length = 0; length <= LongestText; length++)
            {
                // No half of a pair at the end.
                int end = length > 0 && char.IsHighSurrogate(all[length - 1]) ? length - 1 : length;
                var person = new Person { Name = all[..end], Data = all[..(end / 2 * 2)].TrimEnd('\uD83D') };
                byte[] expected = codec.EncodeToArray(person, roomy);

                // The text ends at any distance from the end of the memory.
                foreach (int more in (int[])[-expected.Length, -40, -8, 0, 3, 24])
                {
                    var buffer = new EncodeBuffer(Math.Max(0, expected.Length + more));
                    Assert.Equal(expected, codec.EncodeToArray(person, buffer));
                }

                Person decoded = codec.Decode(expected);
                Assert.Equal((person.Name, person.Data), (decoded.Name, decoded.Data));
            }
        }
    }
}
