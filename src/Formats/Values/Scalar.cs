namespace SerBench.Formats.Values;

/// <summary>Values that a format writes by one call.</summary>
[PerKind]
public static partial class Scalar
{
#nullable disable annotations // serves members declared string and string? alike
#pragma warning disable RS0041
    /// <summary>A string.</summary>
    public readonly struct String : IValue<string>
    {
        /// <inheritdoc/>
        [MethodImpl(Inlined)]
        public static void Write<TWriter>(ref TWriter writer, Slot slot, string value)
            where TWriter : struct, IFieldWriter, allows ref struct => writer.WriteString(slot, value);

        /// <inheritdoc/>
        [MethodImpl(Inlined)]
        public static string Read<TReader>(ref TReader reader, Slot slot)
            where TReader : struct, IFieldReader, allows ref struct => reader.ReadString(slot);
    }
#pragma warning restore RS0041
#nullable restore annotations
}
