namespace SerBench.Serializers.Contract;

// Runs a third-party library. Records state the version and SHA-256 of the assembly.
public interface IHasOrigin
{
    Assembly Library { get; }
}
