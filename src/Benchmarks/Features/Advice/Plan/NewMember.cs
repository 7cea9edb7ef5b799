using SerBench.Benchmarks.Features.Advice.Old;

namespace SerBench.Benchmarks.Features.Advice.Plan;

// Old: the name in files.
// IsMissing: true if some versions of the class lack the member.
internal sealed record NewMember(string Old, string Name, NewValue Value, string Comment, bool IsMissing);
