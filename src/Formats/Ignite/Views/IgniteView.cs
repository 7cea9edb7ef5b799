using System.Buffers.Binary;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using SerBench.Formats.Contracts;
using SerBench.Formats.Ignite.Dynamic;

namespace SerBench.Formats.Ignite.Views;

/// <summary>
/// An object that is not decoded: its fields are read where they lie, each by its name, in any order (docs/formats/ignite.md, "Views"). A
/// field that the object lacks reads as the default of its type; the raw part is invisible. Nothing is allocated for numbers. Damage gives
/// <see cref="WireFormatException"/>, at the latest when what is damaged is asked for.
/// </summary>
public readonly ref partial struct IgniteView
{
    private readonly ReadOnlySpan<byte> _message;
    private readonly int _start;
    private readonly int _length;
    private readonly IgniteOptions _options;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private IgniteView(ReadOnlySpan<byte> message, int start, int length, IgniteOptions options)
    {
        _message = message;
        _start = start;
        _length = length;
        _options = options;
    }

    /// <summary>Whether there is no object, as where a field is absent or null; all fields of it are absent.</summary>
    public bool IsNull => _length == 0;

    /// <summary>The flags of the header.</summary>
    public int Flags => Header(0) >>> 16;

    public int TypeId => Header(IgniteHeader.TypeIdAt);

    /// <summary>The hash of the content as the header has it; it is not computed again.</summary>
    public int Hash => Header(IgniteHeader.HashAt);

    /// <summary>How many bytes the object takes, header and footer included.</summary>
    public int Length => _length;

    public int SchemaId => Header(IgniteHeader.SchemaIdAt);

    /// <summary>Whether the footer leaves out field ids, so that its schema must be known.</summary>
    public bool IsCompact => (Flags & IgniteHeader.CompactFooter) != 0;

    /// <summary>Whether it has values without names, which no view shows.</summary>
    public bool HasRaw => (Flags & IgniteHeader.HasRaw) != 0;

    /// <summary>How many fields have names.</summary>
    public int FieldCount => IsNull ? 0 : IgniteObjectHeader.Read(Bytes, _start).FieldCount;

    /// <summary>The message up to the end of the object.</summary>
    private ReadOnlySpan<byte> Bytes => _message[..(_start + _length)];

    /// <summary>
    /// The object that takes all of <paramref name="message"/>. Its frame is checked, not its content: who wants a damaged message refused
    /// as a whole decodes it.
    /// </summary>
    /// <param name="message">The bytes.</param>
    /// <param name="options">The ids of names, and the schemas that compact footers are understood by.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static IgniteView Read(ReadOnlySpan<byte> message, IgniteOptions? options = null)
    {
        if (message.Length < IgniteHeader.Length
            || BinaryPrimitives.ReadUInt16LittleEndian(message) != (IgniteCode.Object | (IgniteHeader.Version << 8))
            || BinaryPrimitives.ReadInt32LittleEndian(message.Slice(IgniteHeader.LengthAt, sizeof(int))) != message.Length)
        {
            ThrowHeader(message);
        }

        return new IgniteView(message, 0, message.Length, options ?? IgniteOptions.Default);
    }

    /// <summary>The object at a place within a message.</summary>
    internal static IgniteView At(ReadOnlySpan<byte> message, int start, int end, IgniteOptions options) =>
        new(message, start, IgniteObjectHeader.Read(message[..end], start).Length, options);

    /// <summary>Builds a value of what the object is, by one of the readers of the grid.</summary>
    internal T Decode<T, TBinarizer>()
        where TBinarizer : struct, IBinarizer<T> =>
        IsCompact
            ? IgniteReader<CompactMode>.Decode<T, TBinarizer>(Bytes[_start..])
            : IgniteReader<FullMode>.Decode<T, TBinarizer>(Bytes[_start..]);

    /// <summary>Follows an entry of the footer; one that leads out of the fields is damage.</summary>
    private IgniteValue Follow(scoped in IgnitePlace place)
    {
        if (!place.Exists)
        {
            return default;
        }

        int footer = _length - place.FooterLength;
        if (footer != Load<int>(IgniteHeader.SchemaOffsetAt) || footer < IgniteHeader.Length)
        {
            ThrowFooter();
        }

        uint offset = Offset(in place);
        if (offset < IgniteHeader.Length || offset >= (uint)footer)
        {
            ThrowFooter();
        }

        return new IgniteValue(_message, _start + (int)offset, _start + footer, _options);
    }

    /// <summary>
    /// What an entry of the footer says. The footer was proved to end where the object ends and to begin behind the header, so that four
    /// bytes before the end of any offset lie in the object.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private uint Offset(scoped in IgnitePlace place) => Load<uint>(_length - place.Entry) >> place.Shift;

    /// <summary>A number of the object at a place that was proved to lie in it: of the header, all of which is there, or of what was checked.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private T Load<T>(int at)
        where T : unmanaged => Unsafe.ReadUnaligned<T>(ref Unsafe.Add(ref MemoryMarshal.GetReference(_message), (uint)(_start + at)));

    private int Header(int at) => IsNull ? 0 : Load<int>(at);

    [DoesNotReturn]
    private void ThrowFooter() =>
        WireFormatException.Throw(_start + IgniteHeader.SchemaOffsetAt, "a footer of the fields that the schema id stands for");

    [DoesNotReturn]
    private static void ThrowHeader(ReadOnlySpan<byte> message)
    {
        int length = IgniteObjectHeader.Read(message, 0).Length;
        WireFormatException.ThrowTrailing(length, message.Length);
    }
}
