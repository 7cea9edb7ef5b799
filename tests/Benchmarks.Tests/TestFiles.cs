namespace SerBench.Benchmarks.Tests;

// Texts and records in the folder of a test. A name may lie in folders, which are made.
internal static class TestFiles
{
    // The file that was written.
    public static string Write(this TestFolder folder, string name, string text)
    {
        string file = folder.Place(name);
        File.WriteAllText(file, text);
        return file;
    }

    public static string Write(this TestFolder folder, string name, RunRecord record)
    {
        string file = folder.Place(name);
        RunRecordFile.Write(file, record);
        return file;
    }

    public static string ReadText(this TestFolder folder, string name) => File.ReadAllText(folder.File(name));

    public static RunRecord ReadRun(this TestFolder folder, string name = RunRecordFile.Name) => RunRecordFile.Read(folder.File(name));

    private static string Place(this TestFolder folder, string name)
    {
        string file = folder.File(name);
        Directory.CreateDirectory(Path.GetDirectoryName(file)!);
        return file;
    }
}
