using SerBench.Benchmarks.Features.Services;

namespace SerBench.Benchmarks.Tests.Features.Services;

// Streams, pipes, programs, first calls and memory of a library stand on one line, as report-full.txt shows.
public class ServicesSectionTests
{
    [Fact]
    public void A_record_without_them_has_no_such_section() =>
        Assert.Null(new ServicesSection().Write(SampleRecords.Quick, new Figures(SampleRecords.Quick)));
}
