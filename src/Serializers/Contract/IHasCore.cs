namespace SerBench.Serializers.Contract;

// A codec made of a core. The JIT can compile a loop for this core alone.
public interface IHasCore
{
    TResult Accept<TResult>(ICoreVisitor<TResult> visitor);
}
