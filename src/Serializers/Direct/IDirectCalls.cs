namespace SerBench.Serializers.Direct;

// Calls a library as a program without SerBench would, to prove that SerBench's calls cost no more.
public interface IDirectCalls
{
    IEnumerable<DirectCall> All { get; }
}
