using SerBench.Formats.Contracts;

namespace SerBench.Formats.Typed;

/// <summary>What tells the layouts apart, as constants of the code that is compiled for each (docs/formats/typed.md).</summary>
internal interface ITypedLayout
{
    /// <summary>
    /// Whether every field has a marker, every object a count of fields and every nested one a length; else a bitmap says which of the
    /// fields that can be null are.
    /// </summary>
    static abstract bool HasMarkers { get; }

    static virtual FieldOrder Order => FieldOrder.Declared;

    /// <summary>Whether the bitmap has four bits for a text field, which say the length of short ASCII text.</summary>
    static virtual bool HasShortText => false;

    /// <summary>Whether objects without null are read by code that asks nothing of their fields.</summary>
    static virtual bool HasPathWithoutNulls => false;
}

/// <summary><c>typed-markers</c>.</summary>
internal readonly struct MarkersLayout : ITypedLayout
{
    public static bool HasMarkers => true;
}

/// <summary><c>typed-bitmap</c>.</summary>
internal readonly struct BitmapLayout : ITypedLayout
{
    public static bool HasMarkers => false;
}

/// <summary><c>typed-reordered</c>.</summary>
internal readonly struct ReorderedLayout : ITypedLayout
{
    public static bool HasMarkers => false;

    public static FieldOrder Order => FieldOrder.FixedFirst;
}

/// <summary><c>typed-short-text</c>.</summary>
internal readonly struct ShortTextLayout : ITypedLayout
{
    public static bool HasMarkers => false;

    public static bool HasShortText => true;
}

/// <summary><c>typed-no-nulls</c>.</summary>
internal readonly struct NoNullsLayout : ITypedLayout
{
    public static bool HasMarkers => false;

    public static bool HasPathWithoutNulls => true;
}
