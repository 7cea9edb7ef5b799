using SerBench.Serializers.Emission;

namespace SerBench.Benchmarks.Features.Listing;

internal static class EmitCommand
{
    public static FeatureCommand Create()
    {
        Argument<string> folder = new("folder") { Description = "the folder src/Serializers of a clone" };
        var command = new Command("emit", "Writes the libraries' code for the built-in models.") { folder };
        command.Hidden = true;
        return new FeatureCommand(command, FromOutside.Nothing, (parsed, context) =>
        {
            string root = parsed.GetValue(folder)!;
            if (!Directory.Exists(Path.Combine(root, "Peers")))
            {
                throw new UsageException($"'{root}' is not the folder src/Serializers of a clone: it has no folder Peers.");
            }

            EmittedFile[] files = [.. BuiltInCode.Write(context.Models)];
            foreach (EmittedFile file in files)
            {
                string path = Path.Combine(root, file.Path);
                Directory.CreateDirectory(Path.GetDirectoryName(path)!);
                NamedFile.WriteText(path, file.Text);
            }

            context.Terminal.Output.WriteLine($"{files.Length} files written below {root}");
            return ExitCode.Done;
        });
    }
}
