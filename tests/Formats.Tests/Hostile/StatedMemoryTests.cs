using System.Text.RegularExpressions;
using SerBench.Serializers.Trees.Columnar;
using SerBench.Serializers.Trees.Preorder;

namespace SerBench.Formats.Tests.Hostile;

// The memory factor on a page equals the one in the code, which hostile input is checked against.
public sealed partial class StatedMemoryTests
{
    internal static readonly string Pages = Clone.At("docs/formats");

    public static TheoryData<string, int> Stated
    {
        get
        {
            var stated = new TheoryData<string, int>
            {
                { "columnar.md", new ColumnarTreeCodec().BytesPerByte!.Value },
                { "preorder.md", new PreorderTreeCodec().BytesPerByte!.Value },
            };

            foreach (FormatInfo format in typeof(IFormat).Assembly.GetTypes()
                .Where(type => type is { IsValueType: true, ContainsGenericParameters: false } && type.IsAssignableTo(typeof(IFormat)))
                .Select(type => (FormatInfo)type.GetProperty(nameof(IFormat.Info))!.GetValue(null)!)
                .DistinctBy(format => (format.Page, format.BytesPerByte)))
            {
                stated.Add(format.Page, format.BytesPerByte);
            }

            return stated;
        }
    }

    [Theory]
    [MemberData(nameof(Stated))]
    public void A_page_states_the_factor_of_the_code(string page, int bytesPerByte) => Assert.Equal(
        [$"{bytesPerByte}"],
        Factor().Matches(File.ReadAllText(Path.Combine(Pages, page))).Select(match => match.Groups["factor"].Value));

    [Fact]
    public void A_row_of_the_grid_states_the_factor_of_its_format() =>
        Assert.Equal(128, Assert.IsType<IStatesMemory>(Catalog.BuiltIn.Find("nrbf/compiled"), exactMatch: false).BytesPerByte);

    [GeneratedRegex(@"4\s+KiB\s+\+\s+(?<factor>\d+)\s+bytes\s+per\s+byte\s+of\s+input")]
    private static partial Regex Factor();
}
