namespace SerBench.Serializers.Direct;

// A program without SerBench calls a library like this. The calls prove that a row costs no more than its library.
public interface IDirectCalls
{
    IEnumerable<DirectCall> All { get; }
}
