using SerBench.Engine.Outside.Emitted;
using SerBench.Serializers.Emission;

namespace SerBench.Engine.Programs;

/// <param name="head">the first lines of a program whose project file restores packages and compiles schemas; null for a program that uses
/// the assemblies in the folder of SerBench.</param>
internal sealed class ProgramWriter(Cell cell, string folder, string main, string? head = null) : IModelVisitor<LibraryProgram>
{
    private const string Schema = "messages.proto";

    private const string Space = "Own";

    private readonly LibraryCard _card = LibraryCard.Find(cell.Serializer.Id)!;

    private readonly Recipe? _recipe = BuiltInCode.Recipes.FirstOrDefault(recipe => recipe.Id == (cell.Serializer as EmittedPeer)?.Recipe);

    public LibraryProgram Visit<T>(IModel<T> model)
    {
        if (Refuse(model, out byte[] message) is { } refusal)
        {
            if (head is not null && _recipe is not null && Emitter.Refuse(_recipe, model.Type) is null
                && new Emitter(_recipe).WriteUserSchema(model.Type) is var (schema, written))
            {
                NamedFile.CreateFolder(folder);
                NamedFile.WriteText(Path.Combine(folder, schema), written);
                refusal += $"; {schema} is the schema";
            }

            return new LibraryProgram(folder, [], [], [], refusal);
        }

        NamedFile.CreateFolder(folder);
        string use = FindUse()!;
        (string name, string full) = WriteTypes(model.Type);
        int end = use.IndexOf("\n\n", StringComparison.Ordinal) + 1;
        string alias = name == full ? "" : $"using {name} = {full};\n";
        string text = (head + use[..end] + alias + use[end..]).Replace("$T", name);
        LibraryProgram.Write(folder, main, full, $"Use{name}", text);
        string[] generators = _recipe is null || _card.IsOfRuntime ? [] : [.. CSharpBuild.GeneratorsOf(_recipe)];
        return new LibraryProgram(folder, References(model.Type, use[..end]), generators, message);
    }

    private string? FindUse() => _card.ReadUse(PeerId.Parse(cell.Serializer.Id)!.Value.Ending) ?? _card.ReadUse();

    private string? Refuse<T>(IModel<T> model, out byte[] message)
    {
        message = [];
        if (_recipe?.Generator is { } generator && (head is null || _recipe.WritesMembers)
            && !Directory.Exists(Path.Combine(AppContext.BaseDirectory, "generators", generator)))
        {
            return $"its generator is missing ({generator})";
        }

        if (FindUse() is null)
        {
            return _card.IsByHand ? "its code for a type is written by hand" : "it has no calls to copy";
        }

        Binding<T> binding = cell.Bind(model);
        Unsupported? unwritten = _recipe is null ? null : Emitter.Refuse(_recipe, model.Type);
        if (binding.Codec is not { } codec || unwritten is not null)
        {
            return binding.Reason is { } reason ? $"it does not carry the type ({reason})" : $"none is written for the type ({unwritten})";
        }

        try
        {
            message = codec.EncodeToArray(model.Create(cell.Scenario, CellId.Seed, 1)[0], new EncodeBuffer());
            return null;
        }
        catch (UnsupportedValueException exception)
        {
            return exception.Message;
        }
    }

    private (string Name, string Full) WriteTypes(Type root)
    {
        if (_recipe is null)
        {
            return NameOf(Emitter.NameOf(root), root.IsGenericType ? Emitter.StemOf(root) : root.Name);
        }

        var emitter = new Emitter(_recipe);
        (string text, string twin, string stem) = emitter.WriteTwins(root, head is null ? null : Space);
        if (text.Contains('{'))
        {
            NamedFile.WriteText(Path.Combine(folder, "Types.cs"), text);
        }

        if (emitter.WriteSchema(head is null ? null : Space) is { } schema)
        {
            NamedFile.WriteText(Path.Combine(folder, Schema), schema);
            if (schema.Contains(ProtobufCompiler.Library))
            {
                ProtobufCompiler.CopyLibrary(folder);
            }

            if (head is null)
            {
                ProtobufCompiler.RunAll(folder);
            }
        }

        // The alias must not be the name of a type in the global namespace.
        return NameOf(twin, root.Namespace is null ? $"{stem}Twin" : stem);
    }

    private static (string Name, string Full) NameOf(string full, string stem)
    {
        string bare = full.Replace("global::", "");
        return bare.Contains('.') || bare.Contains('<') ? (stem, full) : (bare, bare);
    }

    private IReadOnlyCollection<string> References(Type root, string usings)
    {
        string runtime = Path.GetDirectoryName(typeof(object).Assembly.Location)!;
        var known = Directory.EnumerateFiles(runtime, "*.dll").Select(Path.GetFileNameWithoutExtension).ToHashSet();
        IEnumerable<Assembly> used = head is not null ? [] : usings.Split('\n', StringSplitOptions.RemoveEmptyEntries)
            .Select(line => line["using ".Length..^1])
            .Where(name => File.Exists(Path.Combine(AppContext.BaseDirectory, $"{name}.dll"))).Select(Assembly.Load)
            .Prepend(((IHasOrigin)cell.Serializer).Library);
        IReadOnlyCollection<string> needed = [.. used.Prepend(root.Assembly).SelectMany(assembly => CSharpBuild.NeededBy(assembly, known))];
        string[] compiled = head is null ? [] : [.. needed.Where(file => TypeSources.FilesOf(file).Length > 0)];
        foreach (string file in compiled.SelectMany(TypeSources.FilesOf))
        {
            File.Copy(file, Path.Combine(folder, Path.GetFileName(file)), overwrite: true);
        }

        return [.. needed.Except(compiled)];
    }
}
