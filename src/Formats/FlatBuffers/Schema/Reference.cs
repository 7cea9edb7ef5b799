namespace SerBench.Formats.FlatBuffers.Schema;

/// <summary>
/// Stands for any class where only the room of an offset matters. Code for <c>Entries&lt;string, int&gt;</c> would be shared between all
/// classes in the place of string, and look up what it needs to know at every field.
/// </summary>
internal readonly struct Reference;
