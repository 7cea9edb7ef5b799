using SerBench.Serializers.Emission.Recipes;

namespace SerBench.Serializers.Emission;

/// <summary>The code of all libraries for the built-in models, as it is committed.</summary>
public static class BuiltInCode
{
    private const string RootNamespace = "SerBench.Serializers.";

    /// <summary>All recipes.</summary>
    public static IReadOnlyList<Recipe> Recipes { get; } =
    [
        new BinaryFormatterRecipe(), new BinaryWriterRecipe(), new DataContractRecipe(), new FlatBuffersRecipe(), new ForyRecipe(), new GoogleProtobufRecipe(),
        new MemoryPackRecipe(), new MessagePackRecipe(), new NerdbankRecipe(), new NinoRecipe(), new SealedNinoRecipe(), new SystemTextJsonRecipe(),
    ];

    /// <summary>Writes the files, each with its path below the folder of this project.</summary>
    public static IEnumerable<EmittedFile> Write(ModelCatalog models)
    {
        foreach (Recipe recipe in Recipes.Where(recipe => recipe.IsForModels))
        {
            string folder = recipe.Namespace[RootNamespace.Length..].Replace('.', '/');
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
}

/// <summary>A file of emitted code.</summary>
/// <param name="Path">The path below a folder that the writer of the file chooses.</param>
/// <param name="Text">The whole text.</param>
public sealed record EmittedFile(string Path, string Text);
