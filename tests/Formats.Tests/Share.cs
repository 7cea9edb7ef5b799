using System.Reflection;
using System.Runtime.CompilerServices;
using Xunit.Sdk;
using Xunit.v3;

namespace SerBench.Formats.Tests;

// The part of an exhaustive test that a plain run takes. With SERBENCH_WHOLE=1, as in .ci/run, it takes the whole, and where pages are
// written.
internal static class Share
{
    public const string Reason = "All tests that take long are left out; SERBENCH_WHOLE=1 runs them.";

    private const int Parts = 12;

    public static bool IsWhole { get; } =
        new[] { "SERBENCH_WHOLE", "SERBENCH_WRITE_REPORTS" }
            .Any(name => Environment.GetEnvironmentVariable(name) == "1");

    // Every twelfth item. Names begin at different ones, so that several names take all items together.
    public static IEnumerable<T> Of<T>(IEnumerable<T> items, string name = "") =>
        IsWhole ? items : items.Where((_, number) => (number + name.Sum(letter => letter)) % Parts == 0);
}

// A test that takes seconds for a defect that few changes can bring back, beside quicker ones of the same part. A plain run does not have
// it; ShareTests has one line for all.
[AttributeUsage(AttributeTargets.Method)]
[XunitTestCaseDiscoverer(typeof(UnlessExplicit))]
internal sealed class LongFactAttribute : FactAttribute
{
    public LongFactAttribute([CallerFilePath] string? file = null, [CallerLineNumber] int line = -1)
        : base(file, line) => Explicit = !Share.IsWhole;
}

// The same for a theory.
[AttributeUsage(AttributeTargets.Method)]
[XunitTestCaseDiscoverer(typeof(TheoryUnlessExplicit))]
internal sealed class LongTheoryAttribute : TheoryAttribute
{
    public LongTheoryAttribute([CallerFilePath] string? file = null, [CallerLineNumber] int line = -1)
        : base(file, line) => Explicit = !Share.IsWhole;
}

// The same for a case of a theory.
[AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
internal sealed class LongDataAttribute(params object?[] data) : DataAttribute
{
    public override bool SupportsDiscoveryEnumeration() => true;

    public override ValueTask<IReadOnlyCollection<ITheoryDataRow>> GetData(MethodInfo testMethod, DisposalTracker disposalTracker) =>
        new(Share.IsWhole ? [new TheoryDataRow(data)] : []);
}

// Explicit tests would have a line each.
internal sealed class UnlessExplicit : FactDiscoverer
{
    public override ValueTask<IReadOnlyCollection<IXunitTestCase>> Discover(
        ITestFrameworkDiscoveryOptions discoveryOptions, IXunitTestMethod testMethod, IFactAttribute factAttribute) =>
        factAttribute.Explicit ? new([]) : base.Discover(discoveryOptions, testMethod, factAttribute);
}

internal sealed class TheoryUnlessExplicit : TheoryDiscoverer
{
    public override ValueTask<IReadOnlyCollection<IXunitTestCase>> Discover(
        ITestFrameworkDiscoveryOptions discoveryOptions, IXunitTestMethod testMethod, IFactAttribute factAttribute) =>
        factAttribute.Explicit ? new([]) : base.Discover(discoveryOptions, testMethod, factAttribute);
}

// Cases of an exhaustive theory, of which a plain run takes a share, and one at least.
[AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
internal sealed class SharedDataAttribute(string member) : MemberDataAttributeBase(member, [])
{
    public override async ValueTask<IReadOnlyCollection<ITheoryDataRow>> GetData(MethodInfo testMethod, DisposalTracker disposalTracker)
    {
        IReadOnlyCollection<ITheoryDataRow> rows = await base.GetData(testMethod, disposalTracker);
        ITheoryDataRow[] share = [.. Share.Of(rows, testMethod.Name)];
        return share.Length > 0 ? share : [.. rows.Take(1)];
    }
}
