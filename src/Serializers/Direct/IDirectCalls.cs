namespace SerBench.Serializers.Direct;

/// <summary>The calls of one library as a program without SerBench would write them: each names the library's own functions and the twin.
/// They prove that a row costs no more than its library. What a library writes into is of the kind that the row has, so that this is not
/// compared.</summary>
public interface IDirectCalls
{
    IEnumerable<DirectCall> All { get; }
}
