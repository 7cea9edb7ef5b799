namespace SerBench.Serializers.Formats.Protobuf;

/// <summary>Some entries of a <see cref="FieldIndex"/>, from one up to another.</summary>
internal readonly record struct IndexRange(int From, int To);
