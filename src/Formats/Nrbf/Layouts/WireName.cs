using System.Reflection;
using System.Runtime.CompilerServices;

namespace SerBench.Formats.Nrbf.Layouts;

/// <summary>
/// The names under which types stand in a message (docs/formats/nrbf.md, Names). Types that moved between assemblies are said to be
/// where .NET Framework had them, so "mscorlib" for what lives in System.Private.CoreLib today.
/// </summary>
internal static class WireName
{
    private const string FrameworkLibrary = "mscorlib, Version=4.0.0.0, Culture=neutral, PublicKeyToken=b77a5c561934e089";

    public static string OfType(Type type)
    {
        if (type.IsArray)
        {
            return OfType(type.GetElementType()!) + "[" + new string(',', type.GetArrayRank() - 1) + "]";
        }

        if (!type.IsGenericType)
        {
            return type.FullName!;
        }

        var arguments = type.GetGenericArguments().Select(argument => $"[{OfType(argument)}, {OfAssembly(argument)}]");
        return $"{type.GetGenericTypeDefinition().FullName}[{string.Join(',', arguments)}]";
    }

    /// <summary>The assembly that must be named by a library record; null for the system library, which needs none.</summary>
    public static string? OfLibrary(Type type)
    {
        string assembly = OfAssembly(type);
        return assembly == FrameworkLibrary || assembly == typeof(object).Assembly.FullName ? null : assembly;
    }

    private static string OfAssembly(Type type)
    {
        while (type.IsArray)
        {
            type = type.GetElementType()!;
        }

        return type.GetCustomAttribute<TypeForwardedFromAttribute>(inherit: false)?.AssemblyFullName ?? type.Assembly.FullName!;
    }
}
