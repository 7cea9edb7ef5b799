using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using SerBench.Formats.Wire;

namespace SerBench.Serializers.Models.Cars.Fixed;

/// <content>How variable parts are stored.</content>
public ref partial struct FixedCarWriter
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void PutText(int field, ReadOnlySpan<char> text)
    {
        Follow(field);
        _output.PutAt(Start + field, text.Length + 1);
        Append(text);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private readonly void PutEngine<T>(int field, T value)
        where T : unmanaged
    {
        Require(_engine);
        _output.PutAt(_engine + field, value);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void PutEngineText(int field, ReadOnlySpan<char> text)
    {
        Require(_engine);
        Follow(FixedCarLayout.Engine);
        _output.PutAt(_engine + field, text.Length + 1);
        Append(text);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void Append(ReadOnlySpan<char> text)
    {
        if (text.Length > RoomCursor.Room / sizeof(char))
        {
            _output.Ensure(checked(sizeof(char) * text.Length));
        }

        Utf16.StoreName(ref _output.Here(), text);
        _output.Advance(sizeof(char) * text.Length);
    }

    /// <summary>Begins a group where there is room for the length of its blocks and more than that.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void BeginGroup(ushort blockLength)
    {
        Unsafe.WriteUnaligned(ref _output.Here(), blockLength);
        _output.Step(sizeof(ushort));
        _items = _output.Position;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void BeginFigures(int most)
    {
        _output.Ensure(checked(sizeof(ushort) + (most * FixedCarLayout.FigureBlockLength)));
        BeginGroup(FixedCarLayout.FigureBlockLength);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void PutFigure(short speed, float value)
    {
        Require(_items);
        ref byte here = ref _output.Here();
        Unsafe.WriteUnaligned(ref here, speed);
        Unsafe.WriteUnaligned(ref Unsafe.Add(ref here, FixedCarLayout.Figure), value);
        _output.AdvanceWithin(FixedCarLayout.FigureBlockLength);
    }

    /// <summary>How many figures stand in the open group; a group of none has no header.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private int EndFigures()
    {
        Require(_items);
        int length = _output.Position - _items;
        if (length == 0)
        {
            _output.Step(-sizeof(ushort));
        }

        _items = 0;
        return (int)((uint)length / FixedCarLayout.FigureBlockLength);
    }

    /// <summary>Variable parts lie in the order of their fields.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void Follow(int field)
    {
        if (_last > field)
        {
            ThrowOrder();
        }

        _last = field;
    }

    /// <summary>What has not begun lies nowhere.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void Require(int position)
    {
        if (position == 0)
        {
            ThrowOrder();
        }
    }

    [DoesNotReturn]
    private static void ThrowOrder() =>
        throw new InvalidOperationException("Variable fields of a car are written once each, in the order of their declaration, inside Begin and End.");
}
