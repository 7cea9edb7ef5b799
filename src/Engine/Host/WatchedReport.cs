using System.Diagnostics.CodeAnalysis;

namespace SerBench.Engine.Host;

// A child process reports by marked lines, because the code that it tries may print lines too.
internal sealed class WatchedReport(TextWriter output, int from = 0)
{
    public const string Begin = "begin ";
    public const string Answer = "answer ";
    public const string Done = "done";

    private const string Mark = "\u0002serbench ";

    public void Write(string kind, string text = "")
    {
        output.Write($"\n{Mark}{kind}{text}\n");
        output.Flush();
    }

    public void TryAll<T>(IEnumerable<T> subjects, Func<T, string> name, Func<T, string> attempt)
    {
        foreach (T subject in subjects.Skip(from))
        {
            Write(Begin, name(subject));
            Write(Answer, attempt(subject));
        }

        Write(Done);
    }

    public static string Describe(Exception exception)
    {
        Exception inner = exception.GetBaseException();
        return $"{inner.GetType().Name}: {inner.Message.Split('\n', 2)[0].TrimEnd()}";
    }

    public static bool TryRead(string line, string kind, [NotNullWhen(true)] out string? text)
    {
        text = line.StartsWith(Mark + kind, StringComparison.Ordinal) ? line[(Mark.Length + kind.Length)..] : null;
        return text is not null;
    }
}
