using SerBench.Serializers.Formats.Ignite.Dynamic;

namespace SerBench.Serializers.Formats.Ignite.Views;

/// <summary>Where the footer of one schema has the offset of one field.</summary>
/// <param name="Options">By whose names.</param>
/// <param name="First">The first four bytes of the object: code, version and flags.</param>
/// <param name="TypeId">The type of the object.</param>
/// <param name="SchemaId">Its schema.</param>
/// <param name="FieldId">The id of the field.</param>
/// <param name="Entry">How far before the end of the object the offset stands; 0 where the object has no such field.</param>
/// <param name="FooterLength">How long the footer is, together with where the raw part begins.</param>
/// <param name="Width">How many bytes the offset takes.</param>
internal readonly record struct IgnitePlace(
    IgniteOptions Options, int First, int TypeId, int SchemaId, int FieldId, int Entry, int FooterLength, int Width);
