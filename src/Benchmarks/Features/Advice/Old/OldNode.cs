namespace SerBench.Benchmarks.Features.Advice.Old;

internal abstract class OldNode
{
    public abstract OldName Type { get; }

    // The bytes of the record, without the records of structs inside it.
    public int Bytes { get; set; }
}
