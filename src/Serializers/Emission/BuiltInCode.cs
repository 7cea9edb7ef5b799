namespace SerBench.Serializers.Emission;

/// <summary>The code of all libraries for the built-in models, as it is committed.</summary>
public static class BuiltInCode
{
    private const string RootNamespace = "SerBench.Serializers.";

    /// <summary>The recipes of all libraries, also of those that a build lacks.</summary>
    public static IReadOnlyList<Recipe> Recipes { get; } =
    [
        .. typeof(Recipe).Assembly.GetTypes().Where(type => !type.IsAbstract && type.IsAssignableTo(typeof(Recipe)))
            .Select(type => (Recipe)Activator.CreateInstance(type)!).OrderBy(recipe => recipe.Id, StringComparer.Ordinal),
    ];

    /// <summary>Writes the files, each with its path below the folder of this project.</summary>
    public static IEnumerable<EmittedFile> Write(ModelCatalog models)
    {
        foreach (Recipe recipe in Recipes.Where(recipe => recipe.Direct.Count > 0))
        {
            string name = recipe.GetType().Name.Replace(nameof(Recipe), nameof(Direct), StringComparison.Ordinal);
            yield return new EmittedFile($"{FolderOf(recipe.GetType().Namespace!)}/{name}.g.cs", DirectWriter.Write(recipe, name, models.Models));
        }

        foreach (Recipe recipe in Recipes.Where(recipe => recipe.IsForModels))
        {
            string folder = FolderOf(recipe.Namespace);
            var emitter = new Emitter(recipe);
            foreach (IModel model in models.Models)
            {
                yield return new EmittedFile($"{folder}/{CSharp.Stem(model.Type)}.g.cs", emitter.Write(model.Type));
            }

            if (emitter.WriteSchema() is { } schema)
            {
                yield return new EmittedFile($"{Path.GetDirectoryName(folder)}/serbench.proto", schema);
            }
        }
    }

    private static string FolderOf(string space) => space[RootNamespace.Length..].Replace('.', '/');
}

/// <summary>A file of emitted code.</summary>
/// <param name="Path">The path below a folder that the writer of the file chooses.</param>
/// <param name="Text">The whole text.</param>
public sealed record EmittedFile(string Path, string Text);
