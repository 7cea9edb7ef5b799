using Google.FlatBuffers;
using SerBench.Formats.FlatBuffers.Schema;
using SerBench.Serializers.Views;

namespace SerBench.Serializers.Peers.GoogleFlatBuffers;

public static class GuidPart
{
    public static int Write(FlatBufferBuilder builder, Guid value)
    {
        ReadOnlySpan<ulong> halves = MemoryMarshal.Cast<Guid, ulong>(new ReadOnlySpan<Guid>(ref value));
        builder.Prep(sizeof(ulong), halves.Length * sizeof(ulong));
        builder.PutUlong(halves[1]);
        builder.PutUlong(halves[0]);
        return builder.Offset;
    }

    public static Guid Read(ByteBuffer buffer, int at)
    {
        ReadOnlySpan<ulong> halves = [buffer.GetUlong(at), buffer.GetUlong(at + sizeof(ulong))];
        return MemoryMarshal.Cast<ulong, Guid>(halves)[0];
    }

    public static void AddTo(ref LeafSum sum, ByteBuffer buffer, int at) => sum.Add(Read(buffer, at));
}

public static class DecimalPart
{
    public static int Write(FlatBufferBuilder builder, decimal value)
    {
        var wire = WireDecimal.Of(value);
        builder.Prep(sizeof(ulong), 2 * sizeof(ulong));
        builder.PutUlong(wire.Low);
        builder.PutUint(wire.High);
        builder.PutInt(wire.Flags);
        return builder.Offset;
    }

    public static decimal Read(ByteBuffer buffer, int at) =>
        new WireDecimal(buffer.GetInt(at), buffer.GetUint(at + sizeof(int)), buffer.GetUlong(at + sizeof(ulong))).ToDecimal(at);

    public static void AddTo(ref LeafSum sum, ByteBuffer buffer, int at)
    {
        sum.Add(buffer.GetLong(at));
        sum.Add(buffer.GetLong(at + sizeof(ulong)));
    }
}

public static class DateTimeOffsetPart
{
    public static int Write(FlatBufferBuilder builder, DateTimeOffset value)
    {
        var wire = WireDateTimeOffset.Of(value);
        builder.Prep(sizeof(ulong), 2 * sizeof(ulong));
        builder.PutLong(wire.OffsetMinutes);
        builder.PutLong(wire.UtcTicks);
        return builder.Offset;
    }

    public static DateTimeOffset Read(ByteBuffer buffer, int at) =>
        new WireDateTimeOffset(buffer.GetLong(at), buffer.GetLong(at + sizeof(ulong))).ToDateTimeOffset(at);

    public static void AddTo(ref LeafSum sum, ByteBuffer buffer, int at)
    {
        sum.Add(buffer.GetLong(at));
        sum.Add(buffer.GetShort(at + sizeof(ulong)));
    }
}

public static class DateTimes
{
    public static ulong ToWire(this DateTime value) => WireDateTime.Of(value);

    public static DateTime FromWire(ulong wire) => WireDateTime.ToDateTime(wire, position: 0);
}

public static class Grids
{
    public static int[] LengthsOf<TArray>(TArray grid)
        where TArray : class
    {
        int[] lengths = new int[RectangularSequence<TArray, int, Scalar.Int32>.Rank];
        RectangularSequence<TArray, int, Scalar.Int32>.GetLengths(grid, lengths);
        return lengths;
    }

    public static T[] ItemsOf<T>(Array grid) => Span<T>(grid).ToArray();

    public static TArray Make<TArray, T>(int[]? lengths, T[]? items)
        where TArray : class
    {
        if (lengths is null || items is null || lengths.Length != RectangularSequence<TArray, int, Scalar.Int32>.Rank
            || ArrayLengths.Count(lengths) != items.Length)
        {
            throw new WireFormatException(0, "lengths that give the number of items");
        }

        TArray grid = RectangularSequence<TArray, int, Scalar.Int32>.Create(lengths);
        items.CopyTo(Span<T>((Array)(object)grid));
        return grid;
    }

    private static Span<T> Span<T>(Array grid) =>
        MemoryMarshal.CreateSpan(ref Unsafe.As<byte, T>(ref MemoryMarshal.GetArrayDataReference(grid)), grid.Length);
}
