
namespace SerBench.Formats.FlatBuffers.Schema;

/// <summary>A table of one member around what may not stand by itself: a vector within a vector, a struct as the root.</summary>
internal readonly struct Box<T>(T? content)
{
    public readonly T? Content = content;
}
