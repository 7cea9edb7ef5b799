using System.Text.RegularExpressions;
using SerBench.Engine.Outside.Emitted;
using SerBench.Formats.Tests;

namespace SerBench.Benchmarks.Tests.Engine.Host;

// The current folder and the temporary folder may hold files of others. None of them is run.
public sealed partial class PlantedTests : WithFolder
{
    [Fact]
    public void A_program_beside_the_user_is_refused()
    {
        Write("git", $"touch '{_folder.File("ran")}'");

        ProcessStartInfo start = OwnProgram.Read("list");
        start.WorkingDirectory = _folder.Path;
        ProgramOutput run = ProgramOutput.Of(start)!;

        Assert.Equal(ExitCode.Usage, run.ExitCode);
        Assert.Contains("git' would be started in place of your program", run.Errors);
        Assert.False(File.Exists(_folder.File("ran")));
    }

    [Fact]
    public void All_programs_that_are_started_by_name_are_known()
    {
        string[] started =
        [
            .. Directory.EnumerateFiles(Path.Combine(Repository.Root, "src", "Benchmarks"), "*.cs", SearchOption.AllDirectories)
                .SelectMany(file => Start().Matches(File.ReadAllText(file))).Select(match => match.Groups[1].Value).Distinct().Order(),
        ];

        Assert.Equal(["dotnet", "git"], started);
        Assert.Equal(started, started.Intersect(PrivateFolder.Started));
    }

    // An installed or copied program has no clone: it neither runs nor builds what lies under the names of a clone in the current folder.
    [Fact]
    public void A_copied_program_takes_no_code_of_the_current_folder()
    {
        string program = AppContext.BaseDirectory;
        string copy = Directory.CreateDirectory(_folder.File("copy")).FullName;
        foreach (string file in Directory.EnumerateFiles(program)
            .Where(file => !Path.GetFileName(file).Contains("Tests", StringComparison.Ordinal)))
        {
            File.Copy(file, Path.Combine(copy, Path.GetFileName(file)));
        }

        string generator = Path.Combine(_folder.Path, "src", "Generator", "bin", "Release", "netstandard2.0");
        Directory.CreateDirectory(generator);
        File.WriteAllText(Path.Combine(generator, "SerBench.Generator.dll"), "");
        string project = Directory.CreateDirectory(_folder.File(Path.Combine("src", "Serializers"))).FullName;
        File.WriteAllText(Path.Combine(project, "Serializers.csproj"),
            $"<Project><Target Name=\"Restore\"><Exec Command=\"touch {_folder.File("ran")}\" /></Target>"
                + "<Target Name=\"Build\" /></Project>");

        ProcessStartInfo start = OwnProgram.Other(
            Path.Combine(copy, OwnProgram.Name), ["upgrade", "Newtonsoft.Json.Bson", "1.0.2", "1.0.2", "--model", "person"]);
        start.WorkingDirectory = _folder.Path;
        ProgramOutput run = ProgramOutput.Of(start)!;

        Assert.Equal(ExitCode.Usage, run.ExitCode);
        Assert.Contains("upgrade needs the sources", run.Errors);
        Assert.False(File.Exists(_folder.File("ran")));
        Assert.DoesNotContain(_folder.Path, CSharpBuild.Root);
    }

    // Of a project in the private folder, the build sees nothing that lies above.
    [Fact]
    public void Builds_import_nothing_from_above()
    {
        string[] names = ["Directory.Build.props", "Directory.Build.targets"];
        foreach (string name in names)
        {
            _folder.Write(name, $"<Project><PropertyGroup><Planted>$(Planted){name} </Planted></PropertyGroup></Project>");
        }

        _folder.Write("Directory.Build.rsp", "-p:Asked=planted");
        string root = PrivateFolder.Find(_folder.Path);

        Assert.Equal($"planted {string.Join(' ', names)}", Evaluate("beside"));
        Assert.Equal("", Evaluate(Path.GetFileName(root)));
        Assert.Equal("{}", File.ReadAllText(Path.Combine(root, "global.json")));
    }

    // The build looks for NuGet.config from the folder that it is given, or else from its project, upwards. Here it only says which.
    [Theory]
    [InlineData("upgrade", "Newtonsoft.Json.Bson", "0.0.1", "0.0.2", "--model", "person")]
    [InlineData("aot", "--model", "person", "--serializer", "peer/System.Text.Json")]
    public void Builds_take_no_feed_of_the_current_folder(params string[] arguments)
    {
        if (OperatingSystem.IsWindows())
        {
            return;
        }

        const string Feeds = "-p:RestoreRootConfigDirectory=";
        string current = Directory.CreateDirectory(_folder.File("current")).FullName;
        File.WriteAllText(Path.Combine(current, "NuGet.config"), "<configuration />");
        string asked = _folder.File("asked");
        string builder = Write(Path.Combine("path", "dotnet"), $"pwd > '{asked}'\nprintf '%s\\n' \"$@\" >> '{asked}'\nexit 1");
        string runtime = Path.GetDirectoryName(typeof(object).Assembly.Location)!;

        // The host of this program, because the runtime would find its own dotnet first.
        string host = Path.Combine(AppContext.BaseDirectory, Path.GetFileNameWithoutExtension(OwnProgram.Name));
        var start = new ProcessStartInfo(host, arguments) { WorkingDirectory = current };
        start.Environment["PATH"] = $"{Path.GetDirectoryName(builder)}:{Environment.GetEnvironmentVariable("PATH")}";
        start.Environment["HOME"] = _folder.File("home");
        start.Environment["XDG_DATA_HOME"] = _folder.File("home");
        start.Environment["DOTNET_ROOT"] = Path.GetFullPath(Path.Combine(runtime, "..", "..", ".."));
        ProgramOutput run = ProgramOutput.Of(start)!;

        Assert.Equal(ExitCode.Usage, run.ExitCode);
        string[] lines = File.ReadAllLines(asked);
        Assert.Contains(lines[1], new[] { "build", "publish" });
        string? feeds = lines.FirstOrDefault(line => line.StartsWith(Feeds, StringComparison.Ordinal))?[Feeds.Length..];
        Assert.DoesNotContain(current, feeds ?? lines[0], StringComparison.Ordinal);
    }

    [Fact]
    public void The_folder_is_private()
    {
        if (OperatingSystem.IsWindows())
        {
            return;
        }

        string root = PrivateFolder.Find(_folder.Path);
        Assert.Equal(UnixFileMode.UserRead | UnixFileMode.UserWrite | UnixFileMode.UserExecute, File.GetUnixFileMode(root));

        File.SetUnixFileMode(root, UnixFileMode.UserRead | UnixFileMode.UserWrite | UnixFileMode.UserExecute | UnixFileMode.OtherWrite);
        Assert.Contains("others may use it", Assert.Throws<UsageException>(() => PrivateFolder.Find(_folder.Path)).Message);
        Assert.Contains("set HOME", Assert.Throws<UsageException>(() => PrivateFolder.Find("")).Message);
    }

    private string Write(string program, string script)
    {
        Directory.CreateDirectory(Path.GetDirectoryName(_folder.File(program))!);
        string file = _folder.Write(program, $"#!/bin/sh\n{script}\n");
        if (!OperatingSystem.IsWindows())
        {
            File.SetUnixFileMode(file, UnixFileMode.UserRead | UnixFileMode.UserExecute);
        }

        return file;
    }

    private string Evaluate(string folder)
    {
        string project = Path.Combine(Directory.CreateDirectory(_folder.File(folder)).FullName, "Trial.csproj");
        File.WriteAllText(
            project,
            """
            <Project Sdk="Microsoft.NET.Sdk">
              <Target Name="Say"><Message Importance="high" Text="$(Asked) $(Planted)" /></Target>
            </Project>
            """);
        return ProgramOutput.Of(new ProcessStartInfo("dotnet", ["msbuild", project, "-t:Say", "-nologo"]))!.Text.Trim();
    }

    [GeneratedRegex(@"(?:ProcessStartInfo\(|ProcessStartInfo start = new\(|Try\()""(\w+)""")]
    private static partial Regex Start();
}
