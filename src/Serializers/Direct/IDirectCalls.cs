namespace SerBench.Serializers.Direct;

/// <summary>The calls of one library as a program without SerBench would write them: with the library's own functions and the twin. They
/// prove that a row costs no more than its library. Both write into the same kind of output, so that outputs are not compared.</summary>
public interface IDirectCalls
{
    IEnumerable<DirectCall> All { get; }
}
