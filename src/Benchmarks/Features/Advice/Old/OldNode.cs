namespace SerBench.Benchmarks.Features.Advice.Old;

internal abstract class OldNode
{
    public abstract OldName Type { get; }

    /// <summary>The bytes of the record, without those of structs inside it, which have records of their own.</summary>
    public int Bytes { get; set; }
}
