using System.Runtime.CompilerServices;

namespace SerBench.Formats.Tests;

// The clone in which the tests were built.
internal static class Clone
{
    public static string Root { get; } = Path.GetFullPath(Path.Combine(Path.GetDirectoryName(ThisFile())!, "../.."));

    public static string At(string path) => Path.Combine(Root, path);

    // A text, with the line ends that the program writes.
    public static string Read(string path) => File.ReadAllText(At(path)).ReplaceLineEndings("\n");

    private static string ThisFile([CallerFilePath] string path = "") => path;
}
