using SerBench.Benchmarks.Features.Advice.Old;

namespace SerBench.Benchmarks.Features.Advice.Plan;

/// <param name="Old">The name in files.</param>
/// <param name="IsMissing">True if some versions of the class lack it.</param>
internal sealed record NewMember(string Old, string Name, NewValue Value, string Comment, bool IsMissing);
