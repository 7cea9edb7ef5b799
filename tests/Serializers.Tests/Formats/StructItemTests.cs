using SerBench.Serializers.Contracts;

namespace SerBench.Serializers.Tests.Formats;

/// <summary>Structs of values of fixed width, for which formats make room, or prove that they are there, once for all items.</summary>
public class StructItemTests
{
    [Theory]
    [InlineData("fixed/compiled")]
    [InlineData("xbuf2/compiled")]
    [InlineData("dense/compiled")]
    public void WhatIsAbsentStaysAbsentInABufferThatHeldAnotherMessage(string mode)
    {
        var codec = (IObjectCodec<Holder>)Catalog.BuiltIn.Find(mode)!.Bind(new TypeModel<Holder>()).Codec!;
        var buffer = new EncodeBuffer();
        codec.Encode(new Holder { Items = [.. Enumerable.Repeat(new Item { Number = -1, Maybe = -1 }, 40)] }, buffer);
        Item[] items = [new() { Number = 1 }, new() { Number = -2, Maybe = 3 }, new()];

        codec.Encode(new Holder { Items = items }, buffer);

        Assert.Equal(items, codec.Decode(buffer.ToArray()).Items!);
    }

    public sealed class Holder
    {
        public Item[]? Items { get; set; }
    }

    public record struct Item
    {
        public short Number { get; set; }

        public int? Maybe { get; set; }
    }
}
