namespace SerBench.Serializers.Direct;

// Calls a library as a program without SerBench would, with the library's functions and the twin, to prove that a row costs no more than
// its library. Both write into the same kind of output, so that outputs are not compared.
public interface IDirectCalls
{
    IEnumerable<DirectCall> All { get; }
}
