namespace SerBench.Serializers.Direct;

// A program without SerBench makes these calls. They prove that a row costs no more than its library.
public interface IDirectCalls
{
    IEnumerable<DirectCall> All { get; }
}
