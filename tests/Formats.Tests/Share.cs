using System.Reflection;
using System.Runtime.CompilerServices;
using Xunit.Sdk;
using Xunit.v3;

namespace SerBench.Formats.Tests;

/// <summary>The part of an exhaustive test that a plain run takes. With SERBENCH_WHOLE=1, as in .ci/run, it takes the whole, and where pages are written.</summary>
internal static class Share
{
    /// <summary>The reason of a long test that a plain run skips.</summary>
    public const string Reason = "takes long; SERBENCH_WHOLE=1 runs it";

    private const int Parts = 12;

    public static bool IsWhole { get; } = new[] { "SERBENCH_WHOLE", "SERBENCH_WRITE_REPORTS" }.Any(name => Environment.GetEnvironmentVariable(name) == "1");

    /// <summary>Every twelfth item. Names begin at different ones, so that several names take all items together.</summary>
    public static IEnumerable<T> Of<T>(IEnumerable<T> items, string name = "") =>
        IsWhole ? items : items.Where((_, number) => (number + name.Sum(letter => letter)) % Parts == 0);
}

/// <summary>A test that takes seconds for a defect that few changes can bring back, beside quicker ones of the same part. A plain run skips it.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class LongFactAttribute : FactAttribute
{
    public LongFactAttribute([CallerFilePath] string? file = null, [CallerLineNumber] int line = -1)
        : base(file, line) => (Skip, SkipUnless, SkipType) = (Share.Reason, nameof(Share.IsWhole), typeof(Share));
}

/// <inheritdoc cref="LongFactAttribute"/>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class LongTheoryAttribute : TheoryAttribute
{
    public LongTheoryAttribute([CallerFilePath] string? file = null, [CallerLineNumber] int line = -1)
        : base(file, line) => (Skip, SkipUnless, SkipType) = (Share.Reason, nameof(Share.IsWhole), typeof(Share));
}

/// <summary>Cases of an exhaustive theory, of which a plain run takes a share, and one at least.</summary>
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
