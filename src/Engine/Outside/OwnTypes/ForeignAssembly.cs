namespace SerBench.Engine.Outside.OwnTypes;

internal static class ForeignAssembly
{
    private static readonly Dictionary<string, Assembly> Loaded = [];

    public static Assembly Load(string file)
    {
        string path = Path.GetFullPath(file);
        lock (Loaded)
        {
            return Loaded.TryGetValue(path, out Assembly? known) ? known : Loaded[path] = LoadNew(path);
        }
    }

    public static IReadOnlyList<Type> TypesOf(Assembly assembly)
    {
        try
        {
            return assembly.GetTypes();
        }
        catch (ReflectionTypeLoadException exception)
        {
            throw Explain(assembly.Location, exception.LoaderExceptions.OfType<Exception>().FirstOrDefault() ?? exception);
        }
    }

    public static TResult Using<TResult>(string file, Func<TResult> action)
    {
        try
        {
            return action();
        }
        catch (Exception exception) when (FindLoadFault(exception) is { } fault)
        {
            throw Explain(file, fault);
        }
    }

    private static Exception? FindLoadFault(Exception? exception) => exception switch
    {
        null => null,
        FileNotFoundException { FileName: { } name } when name.Contains(", Version=") => exception,
        FileLoadException or BadImageFormatException or TypeLoadException => exception,
        _ => FindLoadFault(exception.InnerException),
    };

    private static Assembly LoadNew(string path)
    {
        if (Directory.Exists(path))
        {
            throw new UsageException($"'{path}' is a folder; name the assembly in it, such as {Path.Combine(path, "MyModels.dll")}.");
        }

        if (!File.Exists(path))
        {
            throw new UsageException($"There is no file '{path}'.");
        }

        try
        {
            return new ForeignLoadContext(path).LoadFromAssemblyPath(path);
        }
        catch (Exception exception) when (exception is BadImageFormatException or FileLoadException or InvalidOperationException)
        {
            throw new UsageException($"'{path}' is no .NET assembly that can be loaded here: {FirstLine(exception.Message)}");
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw new UsageException($"'{path}' cannot be read: {FirstLine(exception.Message)}");
        }
    }

    private static UsageException Explain(string file, Exception fault)
    {
        string name = Path.GetFileName(file);
        if (fault is not FileNotFoundException { FileName: { } missing })
        {
            return new UsageException($"'{name}' cannot be used: {FirstLine(fault.Message)}");
        }

        string dependency = missing.Split(',')[0];
        return new UsageException(dependency == "System.Runtime"
            ? $"'{name}' is built for a newer .NET than this program runs on ({missing.Split(',')[1].Trim()} of {dependency})."
            : $"'{name}' needs {dependency}, which is neither beside it nor, by its .deps.json, in the folder of packages; "
                + "publish its project (dotnet publish) and name the published file.");
    }

    private static string FirstLine(string text) => text.Split('\n', 2)[0].Trim();
}
