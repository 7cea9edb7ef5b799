namespace SerBench.Serializers.Direct;

// A program without SerBench makes these calls, which prove that a row costs no more than its library.
public interface IDirectCalls
{
    IEnumerable<DirectCall> All { get; }
}
