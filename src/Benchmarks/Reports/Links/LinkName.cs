using System.Globalization;
using SerBench.Benchmarks.Trees;

namespace SerBench.Benchmarks.Reports.Links;

/// <summary>What people call a link.</summary>
internal static class LinkName
{
    private const int MegabytesPerGigabyte = 1000;

    /// <param name="bandwidth">In MB/s.</param>
    public static string Speed(int bandwidth) => bandwidth % MegabytesPerGigabyte == 0
        ? string.Create(CultureInfo.InvariantCulture, $"{bandwidth / MegabytesPerGigabyte} GB/s")
        : string.Create(CultureInfo.InvariantCulture, $"{bandwidth} MB/s");

    /// <summary>The speed and what has it.</summary>
    public static string Full(int bandwidth) => $"{Speed(bandwidth)} ({PublishedTreeText.Meaning(bandwidth)})";
}
